/** What one of the two book screens calls things. */
export type WallWords = {
  title: string;
  lead: string;
  /** What the list is called by those who hear it. */
  list: string;
  back: string;
  add: string;
  /** Without any book. */
  empty: string;
  addFirst: string;
  /** When the search finds none. */
  noneFound: string;
};

export const DISCUSS_WORDS: WallWords = {
  title: 'Discuss Your Books',
  lead: 'Choose a book, say what the talk is for, and the guide asks the first question.',
  list: 'Your books',
  back: 'Back to Home',
  add: 'Add Book',
  empty: 'No books yet',
  addFirst: 'Add Your First Book',
  noneFound: 'No books found matching your search.',
};

export const COLLECTION_WORDS: WallWords = {
  title: 'Your Book Collection',
  lead: 'Everything you keep here: books, and the ideas you have put beside them.',
  list: 'Books and ideas',
  back: 'Back to Dashboard',
  add: 'Add Book',
  empty: 'No books in your collection yet',
  addFirst: 'Add Your First Book',
  noneFound: 'No books found matching your search.',
};
