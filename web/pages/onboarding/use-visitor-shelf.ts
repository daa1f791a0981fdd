import { useSyncExternalStore } from 'react';
import { FIRST_BOOKS_MAX } from '#contract/first-books.ts';
import { prepare, readPrepared, subscribeToPrepared } from '../../data/prepared.ts';
import { toast } from '../../kit/toast.ts';
import { isSameWork } from '../../parts/shelving.ts';
import { shortTitle } from '../../parts/works/collections.ts';
import * as say from '../../words/first-steps.tsx';
import type { FirstShelf, Wanted } from './first-shelf.ts';

/** A visitor's: it waits in this browser for the account they may make. */
export function useVisitorShelf(): FirstShelf {
  const { firstName, books } = useSyncExternalStore(subscribeToPrepared, readPrepared, readPrepared);
  return {
    isVisitor: true,
    name: firstName,
    books: books
      .map((book) => ({
        ...book,
        key: `${book.title}\n${book.author}`,
        remove: async () => prepare({ books: readPrepared().books.filter((one) => !isSameWork(one, book)) }),
      }))
      .toReversed(),
    trouble: null,
    noteName: (name) => prepare({ firstName: name }),
    keepName: async (name) => prepare({ firstName: name.trim() }),
    add: async (wanted) => add(wanted),
    finish: async () => prepare({ finished: true }),
  };
}

function add(wanted: Wanted): boolean {
  // Read afresh: another tab may be at the same steps.
  const { books } = readPrepared();
  if (books.some((one) => isSameWork(one, wanted))) {
    toast({ title: say.isOnYourListAlready(shortTitle(wanted.title)) });
    return true;
  }
  if (books.length >= FIRST_BOOKS_MAX) {
    toast({
      title: say.booksArePlentyToBeginWith(FIRST_BOOKS_MAX),
      description: say.aLibraryTakesAnyNumber,
    });
    return false;
  }
  const { title, author, isbn = null, coverUrl = null, notes = null } = wanted;
  prepare({ books: [...books, { title, author, isbn, coverUrl, notes }] });
  if (readPrepared().books.length > books.length) return true;
  toast({
    title: say.couldNotBeAdded(shortTitle(title)),
    description: say.signUpBeforeChoosing,
    tone: 'danger',
  });
  return false;
}
