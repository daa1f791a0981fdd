/** Words of the library, and what the three collections share. */
import type { ReactNode } from 'react';
import { counted, inFigures } from '../data/counted.ts';

// add books
export const bookIsInYourLibrary = (only: string) => `“${only}” is in your library`;
export const booksAreInYourLibrary = (added: number) => `${counted(added, 'book')} are in your library`;
export const waysToAddBooks = 'Ways to add books';
export const featuredBooks = 'Featured Books';
export const searchBooks = 'Search Books';
export const bookTitleStarred = 'Book Title *';
export const authorStarred = 'Author *';
export const thisOneIsThereAlready = 'A book of this title and author is in your library already.';

// candidate card
export const candidateYouHave = (title: string, author: string) => `${title}, ${author}, in your library`;
export const isInYourLibraryMark = 'In your library';

// featured
export const genres = 'Genres';
export const quickGenres = 'Quick Genres';
export const fewerGenres = 'Fewer genres';
export const countInGenre = (candidates: number, genre: string) => `${candidates} in ${genre}`;

// find books
export const searchByTitleAuthorOrIsbn = 'Search by title, author or ISBN';
export const whoAnswersASearch =
  'Our catalogue answers as you type; book services elsewhere follow a moment later.';
export const inOurCatalogue = 'In our catalogue';
export const elsewhere = 'Elsewhere';
export const lookingFurther = 'Looking further';
export const noBookWasFoundForThat = 'No book was found for that.';

// book actions
export const isYourActiveBook = (title: string) => `“${title}” is your active book`;
export const start = 'Start';

// book fields
export const coverImageUrl = 'Cover Image URL';
export const untitled = 'Untitled';
export const noStatus = 'No status';
export const dateRead = 'Date read';
export const rating = 'Rating';
export const isbn = 'ISBN';
export const isbnDigits = '10 or 13 digits.';

// book marks
export const lastSessionOn = (lastSession: ReactNode) => <>Last: {lastSession}</>;
export const readOn = (dateRead: ReactNode) => <>Read {dateRead}</>;

// books
export const stopSelecting = 'Stop selecting';
export const selectSeveral = 'Select several';

// delete books
export const howLongItCanBeUndone = 'Only for the next ten seconds, a notification will offer to undo it.';
export const deleteBook = 'Delete Book';
export const deleteBooks = (books: number) => `Delete ${counted(books, 'book')}`;
export const sureToDelete = (title: string | undefined) =>
  `Are you sure you want to delete "${title}"? This action cannot be undone.`;
export const sureToDeleteSeveral = (books: number) =>
  `Are you sure you want to delete these ${counted(books, 'book')}? This action cannot be undone.`;
export const andMoreBooks = (books: number) => `and ${counted(books, 'book')} more`;
export const itsDiscussionsGoWithIt = 'Its discussions go with it.';
export const theirDiscussionsGoWithThem = 'Their discussions go with them.';

// dialogs
export const thatBookIsGone = 'That book is not in your library any more';

// edit book
export const isSaved = (title: string) => `“${title}” is saved`;
export const theBookCouldNotBeSaved = 'The book could not be saved';
export const isBackWithYourChanges = (title: string) => `${title} is back, with your changes`;
export const wasAddedAgain = (title: string) => `${title} was added again`;
export const editBook = 'Edit Book';
export const book = 'book';

// empty library
export const fetchingTheSamples = 'Fetching the samples';

// nothing found
export const noBooksMatchYourSearch = 'No books match your search';
export const noBooksMatchTheseFilters = 'No books match these filters';
export const tryADifferentSearchTerm = 'Try a different search term';

// picking bar
export const noStatusInSentence = 'no status';
export const selectedBooks = 'Selected books';
export const selectAll = (all: string) => `Select all ${all}`;
export const setStatusOfSelected = 'Set the status of the selected books';
export const setStatusDots = 'Set status...';

// samples
export const yourShelfIsStillEmpty = 'Your shelf is still empty';
export const whatSamplesAre = 'These three are samples: they are not yours until you add them.';
export const hideTheSamples = 'Hide the samples';
export const isInYourLibrary = (title: string) => `“${title}” is in your library`;
export const couldNotBeAdded = (title: string) => `“${title}” could not be added`;
export const sample = 'Sample';

// shown books
export const highestRated = 'Highest rated';
export const lastDiscussed = 'Last discussed';
export const lastRead = 'Last read';

// toolbar
export const searchYourBooks = 'Search your books';
export const sortBy = 'Sort by';
export const view = 'View';
export const asGrid = 'Grid';
export const asList = 'List';
export const filters = 'Filters';
export const hasNotes = 'Has notes';
export const rated = 'Rated';
export const discussed = 'Discussed';
export const readingStatus = 'Reading status';
export const anyStatus = 'Any status';
export const clearFilters = 'Clear filters';

// shelving
export const isInYourAlready = (wanted: string, where: string) => `${wanted} is in your ${where} already`;
export const isInYour = (book: string, where: string) => `${book} is in your ${where}`;
export const quotedCouldNotBeAdded = (wanted: string) => `${wanted} could not be added`;
export const isNoLongerInYour = (book: string, where: string) => `${book} is no longer in your ${where}`;
export const couldNotBeRemoved = (book: string) => `${book} could not be removed`;
export const isBack = (book: string) => `${book} is back`;
export const couldNotBeBroughtBack = (book: string) => `${book} could not be brought back`;

// gone notice
export const deletedInAnotherTab = (noun: string) =>
  `This ${noun} was deleted in another tab or on another device.`;
export const bringItBackOrLetItGo = (noun: string) =>
  `What you typed is still here. You can bring the ${noun} back with it, or let it go.`;
export const bringingItBack = 'Bringing it back...';
export const bringItBack = 'Bring it back';
export const letItGo = 'Let it go';

// picture field
export const aPictureYouUploaded = 'A picture you uploaded.';
export const pictureFile = 'Picture file';
export const pictureFileHint = 'Up to 10 MB. Without one, a cover is drawn.';

// reading status
export const toRead = 'To read';
export const reading = 'Reading';
export const hasBeenRead = 'Read';

// save work
export const itWasDeletedElsewhere = 'It was deleted elsewhere.';

// work actions
export const selected = (count: number) => `${inFigures(count)} selected`;
export const chosen = (books: string) => `${books} chosen`;
export const statusSet = (books: string, status: string) => `${books}: ${status}`;
export const addCounted = (count: number) => `Add ${counted(count, 'Book')}`;
export const fromService = (service: string) => `From ${service}`;
export const lastSession = 'Last session:';
export const deleted = (works: string) => `${works} deleted`;
export const removed = (works: string) => `${works} removed`;
export const areBack = (works: string, count: number) => `${works} ${count === 1 ? 'is' : 'are'} back`;
export const worksCounted = {
  book: (count: number) => counted(count, 'book'),
  movie: (count: number) => counted(count, 'film'),
  artwork: (count: number) => counted(count, 'artwork'),
};
