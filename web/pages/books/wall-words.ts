import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/shelves.ts';

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
  title: everywhere.discussYourBooks,
  lead: say.booksLead,
  list: everywhere.yourBooks,
  back: everywhere.backToHome,
  add: everywhere.addBook,
  empty: everywhere.noBooksYet,
  addFirst: everywhere.addYourFirstBook,
  noneFound: say.noBooksFoundMatchingYourSearch,
};

export const COLLECTION_WORDS: WallWords = {
  title: everywhere.yourBookCollection,
  lead: say.collectionLead,
  list: say.booksAndIdeas,
  back: everywhere.backToDashboard,
  add: everywhere.addBook,
  empty: say.noBooksInYourCollectionYet,
  addFirst: everywhere.addYourFirstBook,
  noneFound: say.noBooksFoundMatchingYourSearch,
};
