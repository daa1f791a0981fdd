import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import { call } from '../../call.ts';
import { booksQuery } from '../../data/books.ts';
import { showUser } from '../../data/session.ts';
import { shelve, unshelve } from '../../parts/shelving.ts';
import type { FirstShelf } from './first-shelf.ts';

const WHERE = 'library';

/** A person's: name and books go to the account at once. */
export function usePersonShelf(user: User): FirstShelf {
  const client = useQueryClient();
  const { data, isError, error, isFetching, refetch } = useQuery(booksQuery);
  return {
    isVisitor: false,
    name: user.firstName,
    books: data
      ?.filter(({ author }) => author !== CONCEPT_AUTHOR)
      .map((book) => ({ ...book, key: String(book.id), remove: () => unshelve(client, book, WHERE) })),
    trouble: isError && !isFetching ? { error, tryAgain: () => void refetch() } : null,
    noteName: () => undefined,
    keepName: async (name) => {
      const firstName = name.trim();
      if (firstName === user.firstName) return;
      showUser(client, await call('PUT /api/profile', { body: { firstName } }));
    },
    add: (wanted) => shelve(client, wanted, WHERE, 'quietly'),
    finish: async () => {
      if (user.onboardedAt) return;
      showUser(client, await call('POST /api/onboarding', { body: { userId: user.id } }));
    },
  };
}
