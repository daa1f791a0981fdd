import { fold } from '#catalogue/folding.ts';
import type { ShelfConcept } from '#catalogue/shelf/types.ts';
import type { Discussion } from '#contract/discussions.ts';

/** What a person has said and been answered about a concept, in all its discussions. */
export type Talk = { messages: number; lastAt: string };

export type Progress = {
  /** By the concept's id; what is not here has not been discussed. */
  talks: ReadonlyMap<string, Talk>;
  /** The one talked about last. */
  latest: { concept: ShelfConcept; talk: Talk } | null;
};

export const NOTHING_YET: Progress = { talks: new Map(), latest: null };

type Counted = Pick<Discussion, 'title' | 'messageCount' | 'lastMessageAt'>;

/** The opening alone is the guide's; from the second message on the person has taken part. */
const TAKEN_PART = 2;

/** Found in the discussions by name, as those are about a title and know no catalogue. */
export function progressFrom(discussions: Counted[], concepts: ShelfConcept[]): Progress {
  const byName = new Map(concepts.map((concept) => [fold(concept.name), concept]));
  const talks = new Map<string, Talk>();
  let latest: Progress['latest'] = null;
  for (const { title, messageCount, lastMessageAt } of discussions) {
    const concept = byName.get(fold(title));
    if (!concept || messageCount < TAKEN_PART || !lastMessageAt) continue;
    const before = talks.get(concept.id);
    const talk = {
      messages: (before?.messages ?? 0) + messageCount,
      lastAt: before && before.lastAt > lastMessageAt ? before.lastAt : lastMessageAt,
    };
    talks.set(concept.id, talk);
    if (!latest || talk.lastAt >= latest.talk.lastAt) latest = { concept, talk };
  }
  return { talks, latest };
}

export function discussedAmong(concepts: ShelfConcept[], { talks }: Progress): number {
  return concepts.filter((concept) => talks.has(concept.id)).length;
}
