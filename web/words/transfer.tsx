/** Words of import and export. */
import type { ReactNode } from 'react';
import { counted } from '../data/counted.ts';

// call upload
export const theImportWasCancelled = 'The import was canceled';

// choose file
export const goodreads = 'Goodreads';
export const whereGoodreadsHasIt = 'My Books → Import and export → Export Library: the CSV file.';
export const whereStorygraphHasIt = 'Manage Account → Export StoryGraph Library: the CSV file.';
export const letterboxd = 'Letterboxd';
export const whereLetterboxdHasIt =
  'Settings → Data → Export Your Data. Unpack the zip and choose one of its files: reviews, diary, ratings, watched, watchlist, or one of the lists. Begin with reviews, which tells most: a film that is here already stays as it is.';
export const aTable = 'A table';
export const whatATableNeeds = 'A CSV with a column “Title” and one of “Author”, “Director” or “Artist”.';
export const whatOurExportIs = 'The JSON file you saved from here, discussions and all.';
export const chooseAFile = 'Choose a file';
export const dropHint =
  'or drop it here. CSV or JSON, up to 30 MB. You see what it brings before anything is saved.';
export const whereToFindYourFile = 'Where to find your file';

// export choices
export const saveFile = (name: string) => `Save ${name}`;

// export menu
export const exportIt = 'Export';

// exports
export const everythingAsJson = 'Everything, as JSON';
export const whatTheJsonHolds =
  'Works with the pictures you uploaded, notes, objectives and discussions in one file. It can be imported here again, or on another Colloquy.';
export const notesAsMarkdown = 'Notes, as Markdown';
export const whatTheZipHolds =
  'A zip of readable files, one for each work and idea with its discussions. For Obsidian, Logseq and other note apps.';
export const worksAsATable = 'Works, as a table';
export const whatTheTableHolds =
  'Your books, films and artworks as one CSV, for a spreadsheet or another service. Without discussions.';

// failed lines
export const line = 'Line';
export const reason = 'Reason';

// import counts
export const imported = 'Imported';

// import done
export const nothingWasAdded = 'All of it was there already: nothing was added.';
export const doneAndYours = (entries: number) =>
  `Done. ${counted(entries, 'entry is', 'entries are')} yours now.`;
export const importAnotherFile = 'Import another file';

// import lines
export const nothingButItsHeader = 'There is nothing in this file but its header.';
export const linesOfTheFile = 'Lines of the file';
export const linesShown = 'Lines shown';
export const saveTheFailedLines = 'Save the failed lines';

// import preview
export const fileIsThis = (file: ReactNode, format: string) => (
  <>
    {file} is {format}. Nothing is saved yet.
  </>
);
export const nothingWasSavedFor = (problem: string) => `${problem} Nothing was saved.`;
export const chooseAnotherFile = 'Choose another file';
export const importEntries = (entries: number) => `Import ${counted(entries, 'new entry', 'new entries')}`;

// import rows
export const lineNumber = (line: string) => `Line ${line}`;
export const withoutATitle = 'Without a title';

// import sheet
export const importStopped = 'Import stopped';
export const unlessItHadJustFinished = 'Nothing was saved, unless it had just finished.';
export const importLead =
  'From Goodreads, StoryGraph, Letterboxd, a table of your own, or an export of Colloquy.';

// import words
export const aGoodreadsLibrary = 'a Goodreads library';
export const aStorygraphLibrary = 'a StoryGraph library';
export const filmsFromLetterboxd = 'films from Letterboxd';
export const aTableOfYours = 'a table';
export const anExportOfColloquy = 'an export of Colloquy';
export const isNew = 'New';
export const alreadyThere = 'Already there';
export const failed = 'Failed';
export const sendingTheFile = 'Sending the file';
export const readingItsLines = 'Reading its lines';
export const comparingWithWhatYouHave = 'Comparing with what you have';
export const saving = 'Saving';
export const openingTheFile = 'Opening the file';

// import work
export const cancelAndSaveNothing = 'Cancel, and save nothing';
export const megabytesDone = (done: string, total: string) => `${done} of ${total} MB`;

// use import
export const fileTooLarge = 'That file is larger than the 30 MB an import may have. Please split it.';
export const countOfLines = (count: number) => counted(count, 'line');
export const thatIsNoText = (other: string) =>
  `This is ${other}. Choose the CSV or JSON file of an export instead.`;
export const doneOfAll = (done: string, all: string) => `${done} of ${all}`;
