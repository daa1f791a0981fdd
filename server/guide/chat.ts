/** The three chat calls: one path for books, films and artworks, stored or stateless, whole or streamed. */
import type { CallName } from '#contract/api.ts';
import type { ChatEvent, HistoryItem } from '#contract/chat.ts';
import type { Feedback } from '#contract/discussions.ts';
import type { Kind } from '#contract/kinds.ts';
import { step } from '#guide/talk/state.ts';
import { broken } from '../discussions/events.ts';
import { ownDiscussion } from '../discussions/place.ts';
import { say } from '../discussions/say.ts';
import { NOT_KEPT, Turn } from '../discussions/turns.ts';
import { streamTurn, wantsStream } from '../http/stream.ts';
import type { Verb } from '../http/verb.ts';
import type { Person } from '../policies/actor.ts';
import { ownCollection } from '../policies/own.ts';
import { notFound, Problem } from '../problem.ts';
import { quickRepliesOf } from '../store/message-told.ts';
import { countModelUse } from '../store/model-use.ts';
import type { World } from '../world.ts';
import { voiceFor, whyInstead } from './allowance.ts';
import { converse, feedbackFrom } from './converse.ts';
import { kindOf, messagesOfHistory, talkAbout } from './talk.ts';
import { openState, sealState } from './talk-state.ts';

type Named = { kind: Kind; title: string; creator: string };
type Said = {
  userMessage: string;
  conversationHistory: HistoryItem[];
  objective: string;
  talkState?: string | null | undefined;
  discussionId?: number | null | undefined;
  clientMessageId?: string | null | undefined;
  replaces?: number | null | undefined;
};
type Call = { world: World; person: Person; request: Request; body: Said };

export const chatAboutBook: Verb<'chatAboutBook'> = (call) =>
  chat(call, { kind: 'book', title: call.body.bookTitle, creator: call.body.bookAuthor });

export const chatAboutMovie: Verb<'chatAboutMovie'> = (call) =>
  chat(call, { kind: 'movie', title: call.body.movieTitle, creator: call.body.movieDirector });

export const chatAboutArt: Verb<'chatAboutArt'> = (call) =>
  chat(call, { kind: 'artwork', title: call.body.artworkTitle, creator: call.body.artworkArtist });

type ChatCall = Extract<CallName, 'chatAboutBook' | 'chatAboutMovie' | 'chatAboutArt'>;
type Outcome = Awaited<ReturnType<Verb<ChatCall>>>;

const chat = async (call: Call, named: Named): Promise<Outcome> => {
  const { world, person, request } = call;
  const streamed = wantsStream(request);
  await world.limits.spend('chat', String(person.userId));
  if (!streamed) return whole(await turnFor(call, named));
  const place = await world.streamPlaces.take(person.userId);
  try {
    return streamTurn(call, person, await turnFor(call, named), place);
  } catch (thrown) {
    place.giveBack();
    throw thrown;
  }
};

const turnFor = async (call: Call, named: Named): Promise<Turn | ChatEvent[]> =>
  call.body.discussionId ? stored(call, named.kind, call.body.discussionId) : stateless(call, named);

const stored = async (
  { world, person, body }: Call,
  kind: Kind,
  discussionId: number,
): Promise<Turn | ChatEvent[]> => {
  const discussion = await ownDiscussion(world, person, discussionId);
  const spokenHere = discussion.kind === 'concept' ? 'book' : discussion.kind;
  if (spokenHere !== kind) throw notFound();
  const said = {
    content: body.userMessage,
    clientMessageId: body.clientMessageId ?? null,
    replaces: body.replaces ?? null,
  };
  return say(world, ownCollection(person), discussion, said);
};

/** As the specification has it: nothing is kept, and nothing of it counts. It ends when nobody listens any more. */
const stateless = ({ world, person, request, body }: Call, named: Named): Turn => {
  const about = { ...named, kind: kindOf(named.kind, named.creator) };
  const messages = messagesOfHistory(body.conversationHistory);
  const turn = new Turn(NOT_KEPT);
  const signal = AbortSignal.any([request.signal, turn.controller.signal]);
  const answer = async () => {
    const talk = await talkAbout(world.library, about, body.objective, {
      messages,
      kept: openState(world.signer, body.talkState) ?? (messages.length === 0 ? [] : null),
      seed: `${about.title} ${body.conversationHistory[0]?.content ?? ''}`,
    });
    const voice = await voiceFor(world, person.userId);
    const { mind } = world.library;
    const said = await converse(voice.engine, mind, talk, body.userMessage, signal, (text) => turn.say(text));
    await countModelUse(world.store.write, person.userId, said.usage, world.now());
    if (said.state === 'interrupted') return turn.end([broken()]);
    const feedback = feedbackFrom(said.verdict);
    const why = whyInstead(voice, said.guide);
    const talkState = sealState(world.signer, step(talk.state, said.record));
    turn.end([
      ...(feedback ? [{ event: 'feedback', data: feedback } as const] : []),
      { event: 'quickReplies', data: { replies: quickRepliesOf(said.record) } },
      { event: 'done', data: { content: said.text, guide: said.guide, ...why, talkState } },
    ]);
  };
  answer().catch((error: unknown) => {
    world.log.error({ err: error }, 'a reply could not be written');
    world.metrics.fault();
    turn.end([broken()]);
  });
  return turn;
};

const whole = async (turn: Turn | ChatEvent[]): Promise<Outcome> => {
  const events = turn instanceof Turn ? await turn.ended : turn;
  const last = events.at(-1);
  if (last?.event !== 'done') throw new Problem('interrupted', { retryAfter: 2 });
  const { content, guide, messageId, standIn, talkState } = last.data;
  const quickReplies = events.find((event) => event.event === 'quickReplies')?.data.replies ?? [];
  const feedback: Feedback | undefined = events.find((event) => event.event === 'feedback')?.data;
  return {
    content,
    guide,
    quickReplies,
    ...(talkState ? { talkState } : {}),
    ...(feedback ? { feedback } : {}),
    ...(standIn ? { standIn } : {}),
    ...(messageId ? { messageId } : {}),
  };
};
