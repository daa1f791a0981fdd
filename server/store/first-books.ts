import type { Transaction } from 'kysely';
import { nameKey } from '#catalogue/folding.ts';
import { isbn13Of } from '#catalogue/isbn.ts';
import type { FirstBook } from '#contract/onboarding.ts';
import type { Authorized } from '../policies/permit.ts';
import { inSlices } from './slices.ts';
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
  const asked = new Set(books.flatMap(keysOf));
  const known = new Set<string>();
  for await (const there of booksThere(step, owner.userId))
    for (const key of there.flatMap(keysOf)) if (asked.has(key)) known.add(key);
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

const IN_A_SLICE = 250;
type There = Named & { id: number };

const booksThere = (step: Transaction<Tables>, userId: number): AsyncGenerator<There[]> =>
  inSlices<There>(IN_A_SLICE, (last) =>
    step
      .selectFrom('books')
      .select(['id', 'title', 'author', 'isbn'])
      .where('userId', '=', userId)
      .where('id', '>', last?.id ?? 0)
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .limit(IN_A_SLICE)
      .execute(),
  );
