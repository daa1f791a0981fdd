/** Words of the choice of an objective. */
import type { ReactNode } from 'react';

// add objective
export const anObjectiveOfYourOwn = 'an objective of your own';
export const add = 'Add';
export const objectiveExistsAlready = 'There is an objective of this name already.';
export const exampleOfAnObjective = 'What would you like to get out of it?';

// free objective
export const forThisTalkOnly = 'Or in your own words, for this talk only';
export const opening = 'Opening...';

// objective row
export const goesOnFrom = (lastTalk: ReactNode) => <>Goes on from {lastTalk}</>;

// objectives dialog
export const howToExplore = (title: string) => `How would you like to explore "${title}"?`;
export const couldNotBeOpenedFor = (trouble: string) => `The discussion could not be opened. ${trouble}`;

// change own
export const describesTheObjective = (title: string) => `Custom learning objective: ${title}`;

// own objectives
export const yourOwn = 'Your own';
export const wasDeleted = (title: string) => `“${title}” was deleted.`;
export const noObjectivesOfYourOwn =
  'None yet. What you write here is offered for every book, film and artwork.';
export const wasAdded = (title: string) => `“${title}” was added.`;

// own row
export const deleteTheObjective = (title: string) => `Delete the objective “${title}”`;
export const sureToDeleteForGood = (title: string) =>
  `Delete “${title}” for good? Discussions that had it keep it.`;
export const keepIt = 'Keep it';
