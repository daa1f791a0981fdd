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
export const nothingIsCalled = 'Nothing is called that, and nobody said it. Fewer letters find more.';
export const whatWasFound = 'What was found';

// places
export const startWelcomeDashboard = 'start welcome dashboard';
export const chooseABookToTalkAbout = 'Choose a book to talk about';
export const conceptsByField = 'Concepts by field';
export const yourFilmsAndFeaturedCinema = 'Your films and featured cinema';
export const filmsCinema = 'films cinema';
export const yourArtworksAndMasterpieces = 'Your artworks and masterpieces';
export const paintingsArtworksMuseum = 'paintings artworks museum';
export const addSortAndChangeYourBooks = 'Add, sort and change your books';
export const importExportShelf = 'import export shelf';
export const booksAndConceptsYouKeep = 'Books and concepts you keep';
export const whatYourReflectionsAddUpTo = 'What your reflections add up to';
export const masteryStreakStatisticsFigures = 'mastery streak statistics figures';
export const pictureNamePasswordTimeZone = 'Picture, name, password, time zone';
export const accountSettingsEMailDelete = 'account settings e-mail delete shared links export import data';
export const accountsAndThisServer = 'Accounts and this server';
export const usersAdministration = 'users administration';

// standing
export const notEverythingCouldBeSearched = 'Not everything could be searched';
export const yourLastDiscussions = 'Your last discussions could not be fetched';
export const colloquyCannotBeReached = (missing: string) => `${missing}: Colloquy cannot be reached.`;
export const toChooseEnterToOpen = '↑ ↓ to choose · Enter to open · Esc to close';
export const yourLastDiscussionsAndEveryPage = 'Your last discussions, and every page.';
export const looking = 'Looking...';
export const nothingFoundFor = (query: string) => `Nothing found for “${query}”.`;
export const linesFound = (count: number) => `${counted(count, 'line')} found.`;
