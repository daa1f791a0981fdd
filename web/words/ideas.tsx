/** Words of the field of ideas. */
import type { ReactNode } from 'react';

// alphabetical index
export const index = 'Index';
export const discussed = 'discussed';

// categories
export const level1MustKnow = 'Level 1: Must Know';
export const essential = 'Essential';
export const level2GoodToKnow = 'Level 2: Good to Know';
export const advanced = 'Advanced';

// category card
export const andMore = (concepts: number) => `and ${concepts} more`;
export const conceptsMustKnowGoodToKnow = (all: number, mustKnow: number, goodToKnow: number) =>
  `${all} concepts: ${mustKnow} must know, ${goodToKnow} good to know`;

// category
export const category = 'category';
export const backToCategories = 'Back to Categories';
export const placeOf = (place: string, last: string | undefined) => `${place} of ${last}`;
export const concepts = (concepts: number) => `${concepts} concepts`;

// concept actions
export const discuss = 'Discuss';
export const orWithAnObjective = 'Or with an objective';
export const notDiscussedYet = 'Not discussed yet';
export const kept = 'Kept';
export const keep = 'Keep';
export const inMyCollection = 'in my collection';
export const pressToTakeItOut = '. Press to take it out';

// concept books
export const discussItFromYourLibrary = 'In your library: discuss it';

// concept
export const concept = 'concept';

// discussed count
export const allDiscussed = (count: number) => `All ${count} discussed`;
export const ofDiscussed = (count: number, concepts: number) => `${count} of ${concepts} discussed`;

// discussed mark
export const discussedOn = (lastAt: ReactNode) => <>Discussed {lastAt}</>;

// ideas
export const ideasLead = (concepts: number, categories: number) =>
  `${concepts} concepts in ${categories} categories, each with an example, its usual misconception and the place where it stops working. Pick one, and talk it through.`;
export const searchAllConcepts = (concepts: number) => `Search all ${concepts} concepts`;
export const noConceptMatches = 'No concept matches.';
export const oneConceptFound = '1 concept. Press Enter to open it.';
export const conceptsFound = (found: number) => `${found} concepts. Enter opens the first.`;

// last talk
export const noneDiscussedYet = 'You have not discussed any of them yet.';
export const lastTalkWas = (link: ReactNode, lastAt: ReactNode) => (
  <>
    You last talked about {link}, {lastAt}.
  </>
);

// letter card
export const lettersOfTheIndex = 'Letters of the index';
export const allFromAToZ = (count: number) => `All ${count}, from A to Z`;
export const orTakeALetter = 'Or go straight to a letter of the index.';

// next door
export const allCategories = 'Categories';
export const allConcepts = 'Concepts';
export const beforeAndAfter = (name: string) => `${name} before and after`;
export const before = 'Before:';
export const next = 'Next:';

// no such place
export const thereIsNoSuch = (what: string) => `There is no such ${what}`;
export const whereAllIdeasAre =
  'The address may be mistyped. All the ideas there are can be found from their categories.';

// progress trouble
export const discussedNotShown = (error: string) => `What you have discussed cannot be shown. ${error}`;

// search results
export const noConceptMatchesWhatWasTyped = (query: string) => `No concept matches “${query}”.`;

// study card
export const example = 'Example';
export const misconception = 'Misconception';
export const limit = 'Limit';
export const testYourself = 'Test yourself';
export const origin = 'Origin';
export const related = 'Related';
export const restOfTheCardNotFetched = (why: string) => `The rest of this card could not be fetched. ${why}`;
export const fetchingTheCard = 'Fetching the card';
