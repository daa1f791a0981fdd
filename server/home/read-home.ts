import { RECENT_TALKS } from '#contract/home.ts';
import type { Verb } from '../http/verb.ts';
import { recentTalks } from '../store/discussions.ts';

/** Some of the last may be of works that are in no collection and no catalogue: nothing leads to those. */
const LOOKED_THROUGH = 24;

export const readHome: Verb<'readHome'> = async ({ world: { store }, person: { userId }, query }) => {
  const pictureOf = async (kind: 'book' | 'movie' | 'artwork' | 'concept', id: number | null) =>
    id === null ? null : store.items.pictureOf(userId, kind, id);
  const [spoken, book] = await Promise.all([
    recentTalks(store.read, userId, LOOKED_THROUGH),
    query.book === undefined ? null : store.items.find(userId, 'book', query.book),
  ]);
  const talks = spoken.filter(({ itemId, slug }) => itemId !== null || slug !== null).slice(0, RECENT_TALKS);
  const recent = await Promise.all(
    talks.map(async (talk) => ({ ...talk, pictureUrl: await pictureOf(talk.kind, talk.itemId) })),
  );
  if (!book || query.book === undefined) return { recent, activeBook: null };
  const { title, creator: author } = book;
  const activeBook = { id: query.book, title, author, coverUrl: await pictureOf('book', query.book) };
  return { recent, activeBook };
};
