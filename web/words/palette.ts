/** Words of the palette. */
import { counted } from '../data/counted.ts';

// palette door
export const searchEverythingBy = (keys: string) => `Search everything (${keys})`;

// find in catalogue
export const fromTheCatalogue = 'From the catalogue';

// find works
export const yourCollections = 'Your collections';
export const anIdeaYouKeep = 'An idea you keep';

// finding
export const goTo = 'Go to';

// palette
export const searchEverythingDots = 'Search everything...';
export const fewerLettersFindMore =
  'Nothing has that name, and nobody said it in a discussion. Try fewer letters.';
export const whatWasFound = 'What was found';

// places
export const wordsForHome = 'start welcome dashboard';
export const whatBooksIs = 'Choose a book to talk about';
export const whatIdeasIs = 'Concepts by field';
export const whatMoviesIs = 'Your films and featured cinema';
export const wordsForMovies = 'films cinema';
export const whatArtIs = 'Your artworks and masterpieces';
export const wordsForArt = 'paintings artworks museum';
export const whatLibraryIs = 'Add, sort and change your books';
export const wordsForLibrary = 'import export shelf';
export const whatCollectionIs = 'Books and concepts you keep';
export const whatInsightsIs = 'What your reflections add up to';
export const wordsForInsights = 'mastery streak statistics figures';
export const whatProfileIs = 'Picture, name, password, time zone';
export const wordsForProfile = 'account settings email e-mail delete shared links export import data';
export const whatAdminIs = 'Accounts and this server';
export const wordsForAdmin = 'users administration';

// deeds
export const whatToDo = 'Do';
export const whereBooksGo = 'To your library';
export const addAFilm = 'Add a film';
export const whereFilmsGo = 'To your films';
export const addAnArtwork = 'Add an artwork';
export const whereArtworksGo = 'To your artworks';
export const wordsForBooks = 'add new books library';
export const wordsForFilms = 'add new films movies';
export const wordsForArtworks = 'add new artworks paintings art';
export const importAFile = 'Import a file';
export const whatCanBeImported = 'From Goodreads, StoryGraph, Letterboxd, a table, or an export from here';
export const wordsForImport = 'import goodreads storygraph letterboxd csv table file export';
export const editYourProfile = 'Edit your profile';
export const whatYourProfileHolds = 'Name, email, bio, time zone';
export const wordsForAccount = 'edit change profile account settings name email bio time zone';
export const changeTheTheme = 'Change the theme';
export const wordsForTheme = 'change switch theme dark light mode night day colors colours';
export const everyKeyThereIs = 'Every key there is';
export const wordsForHelp = 'keyboard keys shortcuts help';
export const onThisDevice = 'On this device';
export const wordsForLeaving = 'sign out log logout leave';
export const addAUser = 'Add a user';
export const wordsForUsers = 'add new users people invite account';

// row
export const kindSpoken = { book: 'book', concept: 'idea', artwork: 'artwork', movie: 'film' };

// standing
export const notEverythingCouldBeSearched = 'Not everything could be searched';
export const lastDiscussionsNotFetched = 'Your last discussions could not be fetched';
export const colloquyCannotBeReached = (missing: string) => `${missing}: Colloquy cannot be reached.`;
export const keysOfThePalette = '↑ ↓ to choose · Enter to open · Esc to close';
export const whatIsShownAtFirst = 'Your last discussions, and every page.';
export const looking = 'Looking...';
export const nothingFoundFor = (query: string) => `Nothing found for “${query}”.`;
export const linesFound = (count: number) => `${counted(count, 'line')} found.`;
