/** What the page beside a talk says: past discussions, the objective, the work, and who the guide is. */

export const discussionDeleted = 'Discussion deleted';
export const theDiscussionCouldNotBeDeleted = 'The discussion could not be deleted';
export const ofYourOwn = 'Of your own';
export const objective = 'Objective';
export const changeObjective = 'Change objective';
export const anObjectiveOfYourOwn = 'An objective of your own';
export const aNewOneCouldNotBeBegun = 'A new discussion could not be started';
export const theyCouldNotBeFetched = 'They could not be fetched.';
export const beginANewOne = 'Begin a new one';
export const theDiscussionCouldNotBeExported = 'The discussion could not be exported';
export const notBegunYet = 'Not started yet';
export const rename = 'Rename';
export const exportAsMarkdown = 'Export as Markdown';
export const theNameCouldNotBeChanged = 'The name could not be changed';
export const nameOfTheDiscussion = 'Name of the discussion';
export const builtInGuide = 'Built-in guide';
export const whatTheBuiltInGuideIs =
  'The built-in guide speaks here: it works from the catalogue and your own words, without an AI model.';
export const whatTheModelIs = (guide: string) =>
  `${guide} speaks here, an AI model. What it says may be wrong.`;
export const whoElseSpeaks = (guide: string) => `${guide} speaks here. What it says may be wrong.`;
export const anExample = 'An example';
export const whereItStops = 'Where it stops';
export const inShort = 'In short';
export const toLookAt = 'To look at';
export const toHoldOnTo = 'To hold on to';
export const ideasNearby = 'Ideas nearby';
export const toSetBesideIt = 'To set beside it';
