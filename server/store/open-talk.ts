/** Finds the talk about a work for a purpose, or begins it: one, however many ask for it at once on whichever servers. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import { beginDiscussion, newestAbout, type Purpose, type Work } from './discussions.ts';
import type { Row, Tables } from './tables.ts';

/** Each failed try means that somebody else's was deleted in between. */
const MOST_TRIES = 5;

export const findOrBegin = async (
  db: Kysely<Tables>,
  owner: Authorized<'collection'>,
  work: Work,
  purpose: Purpose,
  now: number,
): Promise<{ talk: Row<'discussions'>; isNew: boolean }> => {
  const openedAs = keyOf(work, purpose);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const before = await newestAbout(db, owner.userId, work, purpose);
    if (before) return { talk: before, isNew: false };
    const made = await beginDiscussion(db, owner, work, { ...purpose, openedAs }, now);
    if (made) return { talk: made, isNew: true };
    const theirs = await newestAbout(db, owner.userId, work, purpose);
    if (theirs) return { talk: theirs, isNew: false };
    // The one that was opened so is deleted. One that somebody has just begun keeps its key.
    await db
      .updateTable('discussions')
      .set({ openedAs: null })
      .where('userId', '=', owner.userId)
      .where('openedAs', '=', openedAs)
      .where('deletedAt', 'is not', null)
      .execute();
  }
  throw new Error('A discussion could be neither found nor begun.');
};

const keyOf = ({ kind, itemId, title, creator }: Work, { objective, beside }: Purpose): string => {
  // What `newestAbout` looks at, and no more: a work of one's own goes by its number, a concept by its name.
  const about = itemId !== null ? [itemId] : kind === 'concept' ? [title] : [title, creator];
  const all = [kind, about, objective, beside && [beside.title, beside.creator]];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
};
