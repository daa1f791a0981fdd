import type { Transaction } from 'kysely';
import { nameKey } from '#catalogue/folding.ts';
import { isbn13Of } from '#catalogue/isbn.ts';
import type { FirstBook } from '#contract/onboarding.ts';
import type { Authorized } from '../policies/permit.ts';
import type { Tables } from './tables.ts';

type Named = Pick<FirstBook, 'title' | 'author' | 'isbn'>;

/** By any of these two books are the same. */
const keysOf = ({ title, author, isbn }: Named): string[] => [
  `${nameKey(title)}\n${nameKey(author)}`,
  ...(isbn ? [isbn.length === 10 ? isbn13Of(isbn) : isbn] : []),
];

/** Adds, in their order, those that the person does not have. */
export const addMissingBooks = async (
  step: Transaction<Tables>,
  owner: Authorized<'collection'>,
  books: readonly FirstBook[],
  now: number,
): Promise<void> => {
  if (books.length === 0) return;
  const there = await step
    .selectFrom('books')
    .select(['title', 'author', 'isbn'])
    .where('userId', '=', owner.userId)
    .where('deletedAt', 'is', null)
    .execute();
  const known = new Set(there.flatMap(keysOf));
  for (const book of books) {
    const keys = keysOf(book);
    if (keys.some((key) => known.has(key))) continue;
    for (const key of keys) known.add(key);
    await step
      .insertInto('books')
      .values({
        ...book,
        rating: null,
        status: null,
        dateRead: null,
        userId: owner.userId,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
  }
};
