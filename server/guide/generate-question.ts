/** The opening of a talk: a question under an objective, or a menu; stored where a discussion is named. */
import type { QuickReply } from '#contract/discussions.ts';
import type { Kind } from '#contract/kinds.ts';
import { openingRecord } from '#guide/opening.ts';
import { BEGINNING, step, type TurnRecord } from '#guide/talk/state.ts';
import type { Spoken, Talk, Usage } from '#guide/types.ts';
import { ownDiscussion, talkIn, workOf } from '../discussions/place.ts';
import type { Verb } from '../http/verb.ts';
import type { Person } from '../policies/actor.ts';
import { ownCollection } from '../policies/own.ts';
import { notFound, Problem } from '../problem.ts';
import { earlierOpenings } from '../store/discussions.ts';
import { keepOpening } from '../store/keep-message.ts';
import { quickRepliesOf, recordOf, standInOf } from '../store/message-told.ts';
import { firstMessage } from '../store/messages.ts';
import { countModelUse } from '../store/model-use.ts';
import type { Row } from '../store/tables.ts';
import type { World } from '../world.ts';
import { type Voice, voiceFor, whyInstead } from './allowance.ts';
import { kindOf, NOTHING_SAID, talkAbout } from './talk.ts';
import { sealState } from './talk-state.ts';

type Named = { kind: Kind; title: string; creator: string };
type Asked = { objective: string; discussionId?: number | null | undefined };
type Call = { world: World; person: Person; request: Request; body: Asked };

export const generateQuestion: Verb<'generateQuestion'> = (call) =>
  generate(call, { kind: 'book', title: call.body.bookTitle, creator: call.body.bookAuthor });

export const generateMovieQuestion: Verb<'generateMovieQuestion'> = (call) =>
  generate(call, { kind: 'movie', title: call.body.movieTitle, creator: call.body.movieDirector });

export const generateArtQuestion: Verb<'generateArtQuestion'> = (call) =>
  generate(call, { kind: 'artwork', title: call.body.artworkTitle, creator: call.body.artworkArtist });

type Why = Pick<Voice, 'standIn'>;
type Question = { question: string; guide: string; quickReplies: QuickReply[]; talkState?: string } & Why;

const generate = async (call: Call, named: Named): Promise<Question> => {
  const { world, person, body, request } = call;
  await world.limits.spend('chat', String(person.userId));
  if (body.discussionId) return openStored(call, named.kind, body.discussionId);
  const about = { ...named, kind: kindOf(named.kind, named.creator) };
  const seed = `${person.userId} ${world.now()}`;
  const talk = await talkAbout(world.library, about, body.objective, { ...NOTHING_SAID, seed });
  const { text, guide, why, record } = await listen(world, person, talk, request.signal);
  const talkState = sealState(world.signer, step(BEGINNING, record));
  return { question: text, guide, quickReplies: quickRepliesOf(record), talkState, ...why };
};

const openStored = async ({ world, person, request }: Call, kind: Kind, id: number): Promise<Question> => {
  const discussion = await ownDiscussion(world, person, id);
  if ((discussion.kind === 'concept' ? 'book' : discussion.kind) !== kind) throw notFound();
  const before = await openingOf(world, discussion);
  if (before) return before;

  const earlier = await earlierOpenings(world.store.read, person.userId, workOf(discussion), discussion.id);
  const talk = await talkIn(world, discussion, { ...NOTHING_SAID, earlierOpenings: earlier });
  const { text, guide, usage, why, record } = await listen(world, person, talk, request.signal);
  const asked = { question: text, guide, quickReplies: quickRepliesOf(record), ...why };
  const begun = await firstMessage(world.store.write, discussion.id);
  // It began with the reader's own words: the question is answered, and nothing is put before them.
  if (begun?.sender === 'user') return asked;
  const kept = await world.store.write
    .transaction()
    .execute((step) =>
      keepOpening(
        step,
        ownCollection(person),
        discussion,
        { content: text, guide, turn: JSON.stringify(record), ...why, ...tokens(usage) },
        world.now(),
      ),
    );
  return kept ? asked : ((await openingOf(world, discussion)) ?? asked);
};

const tokens = (usage: Usage | null) => ({
  tokensIn: usage?.input ?? 0,
  tokensOut: usage?.output ?? 0,
  tokensEstimated: usage?.estimated ? 1 : 0,
});

const openingOf = async (world: World, discussion: Row<'discussions'>): Promise<Question | null> => {
  const first = await firstMessage(world.store.write, discussion.id);
  if (first?.sender !== 'ai') return null;
  const record = recordOf(first);
  const quickReplies = record ? quickRepliesOf(record) : [];
  return { question: first.content, guide: first.guide ?? 'builtin', quickReplies, ...standInOf(first) };
};

const listen = async (
  world: World,
  person: Person,
  talk: Talk,
  signal: AbortSignal,
): Promise<Spoken & { guide: string; why: Why; record: TurnRecord }> => {
  const voice = await voiceFor(world, person.userId);
  const stream = voice.engine.open(talk, signal);
  let next = await stream.next();
  while (!next.done) next = await stream.next();
  const spoken = next.value;
  if (spoken.usage) await countModelUse(world.store.write, person.userId, spoken.usage, world.now());
  if (!spoken.text) throw new Problem('unavailable');
  const guide = spoken.guide ?? voice.engine.name;
  return { ...spoken, guide, why: whyInstead(voice, guide), record: openingRecord(spoken.text, talk) };
};
