/** A sample turn with the guide alone: its answer, or what went wrong, never the built-in guide in its place. */

import { GENERAL_DISCUSSION } from '#contract/kinds.ts';
import { EngineFault } from '#guide/engines/fault.ts';
import { requestFor } from '#guide/turn.ts';
import type { Spoken } from '#guide/types.ts';
import { NOTHING_SAID, talkAbout } from '../guide/talk.ts';
import type { Verb } from '../http/verb.ts';
import { countModelUse } from '../store/model-use.ts';
import type { World } from '../world.ts';

const WORK = { kind: 'book', title: 'Frankenstein', creator: 'Mary Shelley' } as const;
const SAID =
  'I think Victor is guilty from the moment he runs away from the creature: he made it and then refused to look at it.';

export const testGuide: Verb<'testGuide'> = async ({ world, person, request }) => {
  await world.limits.spend('chat', String(person.userId));
  const guide = world.guideAlone.name;
  const began = performance.now();
  const milliseconds = () => Math.round(performance.now() - began);
  try {
    const { text, usage, state } = await answer(world, request.signal);
    const used = usage ?? { input: 0, output: 0 };
    await countModelUse(world.store.write, person.userId, used, world.now());
    const tokens = Math.round(used.input + used.output);
    const ok = text !== '' && (state ?? 'done') === 'done';
    return { guide, ok, text: text || `${guide} said nothing.`, milliseconds: milliseconds(), tokens };
  } catch (thrown) {
    if (!(thrown instanceof EngineFault)) throw thrown;
    world.log.warn({ guide, reason: thrown.reason, status: thrown.status }, thrown.message);
    return { guide, ok: false, text: inWords(thrown), milliseconds: milliseconds(), tokens: 0 };
  }
};

const answer = async ({ guideAlone, library }: World, signal: AbortSignal): Promise<Spoken> => {
  const talk = await talkAbout(library, WORK, GENERAL_DISCUSSION, { ...NOTHING_SAID, seed: 'test' });
  const stream = guideAlone.reply(requestFor(talk, SAID, library.mind), signal);
  let step = await stream.next();
  while (!step.done) step = await stream.next();
  return step.value;
};

const ADVICE: Partial<Record<EngineFault['reason'], string>> = {
  unreachable: 'Is the server running, and is AI_BASE_URL right?',
  bad_key: 'Look at the key in the environment.',
  rejected: 'Look at AI_MODEL: the provider may not know a model of that name.',
  overloaded: 'Try again in a while, or look at your quota there.',
  no_first_token: 'A model on a small machine may need longer than 20 seconds to begin.',
};

/** What a provider wrote about it is never passed on: it may hold a key. */
const inWords = (fault: EngineFault): string =>
  [`${fault.message}.`, ADVICE[fault.reason]].filter(Boolean).join(' ');
