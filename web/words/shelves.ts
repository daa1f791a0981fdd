/** Words of the two screens of books. */
import { counted, inFigures } from '../data/counted.ts';

// book wall
export const searchByTitleOrAuthor = 'Search by title or author';
export const yourBooksCouldNotBeFetched = 'Your books could not be fetched.';

// chosen book
export const thatBookIsNotHere = 'That book is not in your library';
export const itMayHaveBeenDeleted = 'It may have been deleted.';

// collection
export const concept = 'Concept';

// wall words
export const booksLead = 'Choose a book, say what the talk is for, and the guide asks the first question.';
export const noBooksFoundMatchingYourSearch = 'No books found matching your search.';
export const collectionLead = 'Everything you keep here: books, and the ideas you have put beside them.';
export const booksAndIdeas = 'Books and ideas';
export const noBooksInYourCollectionYet = 'No books in your collection yet';
export const countOfBooks = (found: number, all: number) =>
  found === all ? counted(all, 'book') : `${inFigures(found)} of ${counted(all, 'book')}`;
