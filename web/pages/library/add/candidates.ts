import { fold } from '#catalogue/folding.ts';
import type { ShelfBook } from '#catalogue/shelf/types.ts';
import type { FoundBook } from '#contract/book-search.ts';
import type { Book } from '#contract/books.ts';

/** A book that may be added. */
export type Candidate = {
  title: string;
  author: string;
  year: number | null;
  isbn: string | null;
  coverUrl: string | null;
};

export type Choosing = {
  owned: ReadonlySet<string>;
  chosen: ReadonlyMap<string, Candidate>;
  onToggle: (candidate: Candidate) => void;
};

/** By title and author, however they are cased or accented: the same book is the same wherever it was found. */
export function keyOf({ title, author }: Pick<Candidate, 'title' | 'author'>): string {
  return `${fold(title)}\n${fold(author)}`;
}

const keysOf = new WeakMap<readonly Book[], ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

export function ownedKeys(books: readonly Book[] | undefined): ReadonlySet<string> {
  if (!books) return NONE;
  const before = keysOf.get(books);
  if (before) return before;
  const keys = new Set(books.map(keyOf));
  keysOf.set(books, keys);
  return keys;
}

export function fromShelf({ title, author, year, isbn13 }: ShelfBook): Candidate {
  return { title, author, year, isbn: isbn13, coverUrl: null };
}

/** The service may not know the author, whom every book here has. */
export function fromSearch({ title, author, year, isbn, coverUrl }: FoundBook): Candidate {
  return { title, author: author || 'Unknown', year, isbn, coverUrl };
}
