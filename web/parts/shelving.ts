import type { QueryClient } from '@tanstack/react-query';
import { nameKey } from '#catalogue/folding.ts';
import type { Book } from '#contract/books.ts';
import { wordsFor } from '../call.ts';
import { booksQuery } from '../data/books.ts';
import { toast, UNDO_FOR } from '../kit/toast.ts';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/library.tsx';
import { addWork, removeWork, restoreWork, shortTitle } from './works/collections.ts';

export type Wanted = Pick<Book, 'title' | 'author'> & Partial<Pick<Book, 'isbn' | 'coverUrl' | 'notes'>>;

type Named = Pick<Book, 'title' | 'author'>;

/** However their names are cased or accented. */
export function isSameWork(one: Named, other: Named): boolean {
  return nameKey(one.title) === nameKey(other.title) && nameKey(one.author) === nameKey(other.author);
}

/** The one among these books that is this work. */
export function shelved<Kept extends Named>(books: Kept[] | undefined, wanted: Named): Kept | undefined {
  const [title, author] = [nameKey(wanted.title), nameKey(wanted.author)];
  return books?.find((book) => nameKey(book.title) === title && nameKey(book.author) === author);
}

/**
 * Puts a work among the person's books, once: when it is there already, it only says so. Answers
 * whether it is there. Quietly, where the page itself shows it and takes it back.
 */
export async function shelve(
  client: QueryClient,
  wanted: Wanted,
  where: string,
  how?: 'quietly',
): Promise<boolean> {
  try {
    if (shelved(await client.ensureQueryData(booksQuery), wanted)) {
      toast({ title: say.isInYourAlready(quoted(wanted), where) });
      return true;
    }
    const book = await addWork(client, 'book', wanted);
    if (how === 'quietly') return true;
    toast({
      title: say.isInYour(quoted(book), where),
      duration: UNDO_FOR,
      action: { label: everywhere.undo, run: () => void unshelve(client, book, where, 'quietly') },
    });
    return true;
  } catch (error) {
    saySo(error, say.quotedCouldNotBeAdded(quoted(wanted)));
    return false;
  }
}

/** Takes it away again; unless that was an undo itself, it can be brought back for a while. */
export async function unshelve(
  client: QueryClient,
  book: Book,
  where: string,
  how?: 'quietly',
): Promise<void> {
  try {
    await removeWork(client, 'book', book.id);
    const title = say.isNoLongerInYour(quoted(book), where);
    if (how === 'quietly') toast({ title });
    else {
      toast({
        title,
        duration: UNDO_FOR,
        action: { label: everywhere.undo, run: () => void bringBack(client, book) },
      });
    }
  } catch (error) {
    saySo(error, say.couldNotBeRemoved(quoted(book)));
  }
}

async function bringBack(client: QueryClient, book: Book): Promise<void> {
  try {
    await restoreWork(client, 'book', book.id);
    toast({ title: say.isBack(quoted(book)) });
  } catch (error) {
    saySo(error, say.couldNotBeBroughtBack(quoted(book)));
  }
}

const quoted = ({ title }: Named): string => `“${shortTitle(title)}”`;

function saySo(error: unknown, title: string): void {
  console.error(error);
  toast({ title, description: wordsFor(error), tone: 'danger' });
}
