/** Words of home. */
import type { ReactNode } from 'react';

// active book
export const theBookYouChose = 'The book you chose';
export const yourBook = 'Your book';
export const continueWith = (title: ReactNode) => <>Continue with {title}</>;
export const putThisBookAside = 'Put this book aside';

// first steps offer
export const finishTheFirstSteps = 'Finish the first steps';
export const whatTheFirstStepsAsk = 'What we should call you, and a few books to begin with.';
export const takeTheFirstSteps = 'Take the first steps';

// home
export const welcomeBackName = (user: string) => `Welcome, ${user}`;
export const homeLead = 'What would you like to talk about today?';
export const lastDiscussionsNotFetched = 'Your last discussions could not be fetched.';

// more ways
export const waysOfLooking = (ways: number, masterpieces: number) =>
  `${ways} ways of looking, ${masterpieces} famous masterpieces, and a collection of your own.`;
export const waysIntoAFilm = (ways: number) =>
  `${ways} ways into a film, from its craft to its time, and a library of your own.`;
export const moreWaysToExplore = 'More Ways to Explore';

// recent talks
export const idea = 'Idea';
export const film = 'Film';
export const fetchingYourLastDiscussions = 'Fetching your last discussions';

// today
export const today = 'Today';
export const whatToDoWith = (title: ReactNode, doing: string) => (
  <>
    {title}: {doing}.
  </>
);
export const discussIt = (objective: string) => `Discuss it: ${objective}`;
export const notToday = 'Not today';
export const oneWorkOrIdea = 'one work or idea';
export const worksAndIdeas = (works: string) => `${works} works and ideas`;
export const lowestOfTheThree = (dimension: string, score: number) =>
  `${dimension} is lowest, at ${score} of 100`;
export const onlyOneThatStands = (dimension: string, score: number) =>
  `${dimension} stands at ${score} of 100`;
export const whatTodayRestsOn = (stands: string, reflections: string, on: string) =>
  `${stands}: this rests on ${reflections} reflections on ${on}.`;

// two ways
export const discussBooks = 'Discuss Books';
export const whatDiscussBooksIs = 'The books of your own shelf, each ready for a talk at any moment.';
export const yourPersonalCollection = 'Your personal collection';
export const aGalleryOfCovers = 'A gallery of covers';
export const instantDiscussions = 'Instant discussions';
export const learningObjectives = 'Learning objectives';
export const whatDiscussIdeasIs = (concepts: number, conceptCategories: number) =>
  `${concepts} concepts in ${conceptCategories} categories that thinkers keep returning to.`;
export const fromDecisionsToEthics = 'From decisions to ethics';
export const mustKnowAndGoodToKnow = 'Must know and good to know';
export const examplesAndMisconceptions = 'Examples and misconceptions';
export const aQuestionToBeginWith = 'A question to begin with';
