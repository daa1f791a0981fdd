/** Words of the first steps, and what begins before an account. */
import type { ReactNode } from 'react';
import { counted } from '../data/counted.ts';

// begin
export const startYourOwnOf = (title: string) => `Start your own: ${title}`;
export const lookingThroughYourCollection = 'Looking through your collection';
export const theDiscussionCouldNotBeBegun = 'The discussion could not be started';
export const itGetsAPlaceInYourCollection =
  'Our catalogue does not know it, so it gets a place in your collection, and your discussion with it.';
export const addItAndBegin = 'Add it and begin';

// added books
export const noneYet = 'None yet';
export const soFar = (books: string) => `${books} so far`;
export const whereToFindBooks = 'Choose from the six below, or look for your own.';
export const more = (more: string) => `${more} more`;
export const andMoreLink = (link: ReactNode) => <>and {link}</>;
export const untilYouSignUpOrLogIn = 'They wait in this browser until you sign up or log in.';
export const by = (author: string) => `by ${author}`;
export const takeOffTheShelf = (title: string) => `Take “${title}” off the shelf`;

// book form
export const addADifferentBook = 'Add a different book';
export const searching = 'Searching...';
export const searchForBook = 'Search for book';
export const exampleOfNotes = 'Why this one, or where you are in it.';

// books step
export const whichBooksOf = (name: string) => `Which books, ${name}?`;
export const whichBooks = 'Which books?';
export const whichBooksToChoose =
  'One you have just read, one you keep coming back to, one you argue with. One is enough to begin.';

// complete step
export const discussABook = 'Discuss a book';
export const howToDiscussABook =
  'Open one of them, choose what the talk is for, and the guide asks the first question.';
export const discussIdeas = 'Discuss ideas';
export const whatIdeasAre = 'Concepts that thinkers keep returning to, each with a card to study first.';
export const seeHowYouRead = 'See how you read';
export const whatInsightsGrowFrom =
  'Your insights grow from what you say in your talks, and from nothing else.';
export const aGoodBeginningFor = (name: string) => `A good beginning, ${name}`;
export const aGoodBeginning = 'A good beginning';
export const youveSuccessfullyAddedToYourLibrary = (books: number) =>
  `You've successfully added ${counted(books, 'book')} to your library`;
export const whatsNext = "What's next";
export const goToDashboard = 'Go to Dashboard';
export const makeAnAccountToKeepThem =
  'They wait in this browser. Make an account, and they stand on your shelf on every device.';
export const createYourAccount = 'Create your account';
export const logInInstead = 'I have one: log in';

// found books
export const searchingStill = 'Searching';
export const searchResults = 'Search results';
export const authorUnknown = 'Author unknown';
export const addItAllTheSame =
  'Nothing of this name was found. Fill in both fields, and add it all the same.';
export const foundChooseOne = (found: number, service: string) =>
  `${counted(found, 'book')} found in ${service}. Choose ${found === 1 ? 'it' : 'one'} to fill in the rest.`;

// onboarding
export const openingTheFirstSteps = 'Opening the first steps';

// popular books
export const popularBooks = 'Popular Books';
export const theSuggestionsCouldNotBeFetched = (error: string) =>
  `The suggestions could not be fetched. ${error}`;

// progress
export const progress = 'Progress';
export const doneSpoken = ', done';

// steps
export const complete = 'Complete';

// use visitor shelf
export const isOnYourListAlready = (title: string) => `“${title}” is on your list already`;
export const booksArePlentyToBeginWith = (most: number) => `${most} books are plenty to begin with`;
export const aLibraryTakesAnyNumber = 'Once you have an account, your library takes as many as you like.';
export const couldNotBeAdded = (title: string) => `“${title}” could not be added`;
export const signUpBeforeChoosing =
  'This browser keeps nothing for us. Sign up first, and your books are kept with your account.';

// welcome step
export const welcomeToColloquy = 'Welcome to Colloquy';
export const welcomeLead = 'A few books on a shelf, and you can begin to talk. It takes a minute.';
export const whatShouldWeCallYou = 'What should we call you?';
export const whereYourNameStands = 'How Colloquy greets you.';

// wizard
export const stepInTitle = (name: string, number: number, steps: number) =>
  `${name}: step ${number} of ${steps}`;
export const stepNumber = (number: number, steps: number, name: string) =>
  `Step ${number} of ${steps}: ${name}`;
export const yourBooksCouldNotBeFetched = (error: string) => `Your books could not be fetched. ${error}`;

// take home
export const chosenBooksWait = 'The books you chose are not in your library yet';
export const untilColloquyCanBeReached = 'They wait in this browser until Colloquy can be reached.';
export const chosenBookIsHere = (title: string) => `“${title}”, which you chose before, is in your library`;
export const chosenBooksAreHere = (books: number) =>
  `The ${books} books you chose before are in your library`;
