import { requestFor } from '#guide/turn.ts';
import type { ReplyRequest, Talk } from '#guide/types.ts';
import { talkOf, testMind, UNKNOWN } from './held-talk.ts';

/** A small discussion for tests and comparisons of engines: nothing in the product uses it. */
export const sampleTalk = (changes: Partial<Talk> = {}): Talk =>
  talkOf(UNKNOWN, 'Critical Thinking', {
    messages: [{ role: 'guide', text: 'Does the keeper in “The Lamp Room” choose to stay?' }],
    seed: 'sample',
    ...changes,
  });

export const SAMPLE_MESSAGE = 'He lights the lamp on the night nobody sails, so by then it is for himself.';

/** What an engine is asked when this message was sent in that talk. */
export const sampleRequest = ({
  message = SAMPLE_MESSAGE,
  talk = sampleTalk(),
}: Partial<Pick<ReplyRequest, 'message' | 'talk'>> = {}): ReplyRequest =>
  requestFor(talk, message, testMind());
