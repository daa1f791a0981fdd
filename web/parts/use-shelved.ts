import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery } from '../data/books.ts';
import { shelve, shelved, unshelve, type Wanted } from './shelving.ts';

/** Whether a work is among the person's books, and the way to change that. `where` is what the place is called. */
export function useShelved(wanted: Wanted, where: string) {
  const client = useQueryClient();
  const { data, isPending } = useQuery(booksQuery);
  const [busy, setBusy] = useState(false);
  const book = shelved(data, wanted);
  const run = async (action: Promise<unknown>) => {
    setBusy(true);
    await action;
    setBusy(false);
  };
  return {
    /** Undefined also while that is not known. */
    book,
    isPending,
    busy,
    add: () => run(shelve(client, wanted, where)),
    remove: () => book && run(unshelve(client, book, where)),
  };
}
