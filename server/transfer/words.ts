/** What an import says about a file and its lines. */

// import file
export const theFileIsEmpty = 'The file is empty.';
export const thisIsNoText = (other: string) =>
  `This is ${other}. Choose the CSV or JSON file of an export instead.`;

// columns
export const columnNamedTwice = (line: number, name: string | undefined) =>
  `Line ${line} names the column “${name}” twice. Which one counts? Rename the other.`;

// compare
export const keptWithLineTheSameWork = (line: number) => `Kept with line ${line}, the same work.`;
export const theSameWorkAsInLine = (line: number) => `The same work as in line ${line}.`;

// csv lines
export const quotationMarkNeverClosed = (line: number) =>
  `A quotation mark in line ${line} is opened and never closed.`;
export const lineTooLong = (line: number) =>
  `Line ${line} is longer than a million characters. It may have lost its line ends, or a quotation mark in it is never closed.`;

// days
export const theDayDoesNotExist = (raw: string) => `The day “${raw}” does not exist.`;
export const theDateCouldNotBeRead = (raw: string) =>
  `The date “${raw}” could not be read. Write it like 2024-01-31.`;
export const theDateCanMeanTwoDays = (raw: string, year: number, month: string, day: string) =>
  `The date “${raw}” can mean two days. Write it with the year first: ${year}-${month}-${day}.`;

// plain csv
export const isNoKind = (written: string) => `“${written}” is not a kind. It is book, film or artwork.`;

// progress
export const theImportWasCancelled = 'The import was canceled.';

// read export
export const tooManyMessages = (most: number) =>
  `The file holds more than ${most.toLocaleString('en-US')} messages.`;
export const thisJsonIsDamaged = (where: string) => `This JSON breaks off or is damaged${where}.`;
export const thisJsonIsNoExport = 'This JSON is not an export of Colloquy that can be read here.';
export const isNoListOf = (field: string, most: number) =>
  `In this export “${field}” is not a list of at most ${most.toLocaleString('en-US')} entries.`;
export const inLine = (line: number) => ` in line ${line}`;
export const thisIsNoEntry = 'This is not an entry.';

// read table
export const tooManyWorks = (most: number, line: number) =>
  `The file goes on after ${most.toLocaleString('en-US')} works, in line ${line}. Please split it.`;
export const thisIsAListFromLetterboxd = 'This is a list from Letterboxd.';
export const notALetterboxdList = (line: number) =>
  `Line ${line} is not the header of a list from Letterboxd.`;
export const theFileEndsBeforeLine = (line: number) => `The file ends before line ${line}.`;
export const moreCellsThanColumns = (cells: number, columns: number) =>
  `There are ${cells} cells under ${columns} columns. Is a quotation mark missing?`;
export const theTitleRunsOverSeveralLines =
  'The title runs over several lines. Is a quotation mark not closed?';

// recognise
export const notAHeaderOf = (line: number, name: string) =>
  `Line ${line} is not the header of a file from ${name}.`;
export const noHeaderWeKnow = (line: number) =>
  `Line ${line} is not a header we know. A table needs a column “Title” and one of “Author”, “Director” or “Artist”.`;

// restore
export const datedInTheFuture = 'This discussion is dated in the future.';

// stars
export const theRatingIsNone = (raw: string) => `The rating “${raw}” is not a number from 0 to 5.`;

// work line
export const thisCouldNotBeRead = 'This could not be read.';

// work pictures
export const withoutItsPicture = 'Without its picture, which was uploaded elsewhere and is not in this file.';
export const hasTheWrongForm = (field: string) => `${field || 'This'} has the wrong form.`;
export const theNotes = 'The notes';
export const theTitle = 'The title';
export const theAuthor = 'The author';
export const tooLong = (what: string, why: string) => `${what}: ${why}`;
