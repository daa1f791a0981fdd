import type { FirstBook } from '#contract/onboarding.ts';

/** A book of the first steps, as it is shown. */
export type ShelfBook = FirstBook & { key: string; remove: () => Promise<void> };

export type Wanted = Pick<FirstBook, 'title' | 'author'> & Partial<FirstBook>;

/** Where the first steps leave name and books: with a visitor's browser, or with a person's account. */
export type FirstShelf = {
  isVisitor: boolean;
  /** As it is kept now. */
  name: string;
  /** Newest first; undefined while that is not known. */
  books: ShelfBook[] | undefined;
  /** Why it is not known. */
  trouble: { error: unknown; tryAgain: () => void } | null;
  /** Notes a name down while it is being written, where that costs nothing. */
  noteName: (name: string) => void;
  keepName: (name: string) => Promise<void>;
  /** Answers whether the book is there; what went wrong was said. */
  add: (book: Wanted) => Promise<boolean>;
  /** The last step is reached. */
  finish: () => Promise<void>;
};
