/** Words of the insights. */
import { counted } from '../data/counted.ts';

// as table
export const asATable = 'As a table';

// book evidence
export const noBookDiscussedYet = 'Not yet. Talk about a book, and it stands here.';
export const noBookYet = 'No book yet.';
export const goToLibrary = 'Go to Library';
export const notYet = 'not yet';

// dimension bars
export const restsOn = (reflections: number) => `rests on ${counted(reflections, 'reflection')}`;
export const whatItTakes = (missing: number, where: string) =>
  `It takes ${missing === 1 ? 'one more reflection' : 'two reflections'} under ${where}.`;

// evidence dialog
export const whatWillStandHere =
  'No reflection yet. What you say in a discussion and get feedback on will stand here.';

// measured works
export const theMeanOf = 'The mean of';

// evidence line
export const showLess = 'Show less';
export const showAllOfIt = 'Show all of it';
export const openInTheDiscussion = 'Open in the discussion';
export const takingItBack = 'Taking it back...';
export const strikingOut = 'Striking out...';
export const takeItBack = 'Take it back';
export const strikeOut = 'Strike out';
export const struckOutCountsNowhere = 'Struck out: it counts nowhere.';

// evidence words
export const whatTotalBooksRestsOn = 'Every book you keep, and when you last talked about it.';
export const activeBooks = 'Active Books';
export const whatActiveBooksRestsOn = 'The books you have talked about, and when you last did.';
export const reflectionSessions = 'Reflection Sessions';
export const whatASessionIs = 'What you said with less than half an hour in between is one session.';
export const avgMastery = 'Avg. Mastery';
export const whatAverageMasteryIs =
  'The mean over all works and ideas that have a mastery. Newer reflections weigh more; one struck out counts nowhere.';
export const readingStreak = 'Reading Streak';
export const whatAStreakIs = 'Days in a row with a reflection, up to today or yesterday.';
export const noStreakJustNow = 'No reflection today or yesterday. The next one begins a new streak.';
export const whatADayHolds = 'What you thought through on this day.';
export const noReflectionOnThisDay = 'No reflection on this day.';
export const sessionOf = (since: string) => `Session of ${since}`;
export const itsReflections = 'Its reflections.';
export const whatADimensionRestsOn = (title: string) =>
  `The reflections on ${title} that count for it. Newer ones weigh more.`;
export const masteryOf = (title: string) => `Mastery of ${title}`;
export const whatMasteryOfAWorkIs =
  'The mean of the dimensions shown. Newer reflections weigh more; one struck out counts nowhere.';

// insights skeleton
export const yourInsightsAreBeingCounted = 'Your insights are being counted.';

// insights
export const insightsLead =
  'What you said, and what it adds up to. Every figure here can be opened to the words it rests on.';
export const yourInsightsCannotBeShown = 'Your insights cannot be shown.';
export const noBooksInYourLibraryYet = 'No books in your library yet';

// item panel
export const conceptMastery = 'Concept Mastery';
export const masteryOfColon = (title: string) => `Mastery of ${title}:`;
export const whatItRestsOnSpoken = ', what it rests on';
export const noReflectionOnItYet = 'No reflection on it yet.';
export const andTheLastOn = (lastReflectionAt: string) => `, the last on ${lastReflectionAt}`;
export const howItGrew = 'How it grew';
export const masteryOfByWeek = (title: string) => `Mastery of ${title} by week`;
export const whereToLookNext = 'Where to look next';
export const discussIt = (objective: string) => `Discuss it: ${objective}`;
export const continueReading = 'Continue Reading';
export const continueTheDiscussion = 'Continue the discussion';

// item picker
export const ideas = 'Ideas';
export const workByWork = 'Work by work';
export const kind = 'Kind';
export const searchByTitleOrMaker = 'Search by title or maker';
export const nothingMatches = 'Nothing matches.';
export const showMoreOf = (more: number, left: string) => `Show ${more} more of ${left}`;

// mastery line
export const whatBeginsTheLine = 'Not yet. Two reflections in one dimension of a work begin the line.';
export const weekTo = 'Week to';
export const mastery = 'Mastery';
export const reflectionsSoFar = 'Reflections so far';
export const notYetOn = (day: string) => `${day}: not yet`;
export const overWorksAndIdeas = (items: string) => `, over ${items} works and ideas`;

// mastery over time
export const masteryOverTime = 'Mastery over time';
export const whatTheLineShows = 'The average of your works and ideas, week by week.';
export const averageMasteryByWeek = 'Average mastery by week';

// reflections
export const fetchingTheReflections = 'Fetching the reflections';
export const reflectionCounts = 'reflection counts';
export const reflectionsCount = 'reflections count';
export const andStruckOut = (struck: string) => `, ${struck} struck out`;

// session evidence
export const noSessionYet = 'Not yet. The first thing you say in a discussion begins one.';
export const noReflection = 'no reflection';
export const messagesOfYours = (messages: number) => `${counted(messages, 'message')} of yours`;

// show more
export const fetching = 'Fetching...';
export const showMore = 'Show more';
export const theRestCouldNotBeFetched = 'The rest could not be fetched.';

// summary
export const summary = 'Summary';
export const inYourLibraryNote = 'in your library';
export const withALastSession = 'with a last session';
export const halfAnHourApartOrMore = 'half an hour apart or more';
export const whatBringsMastery = 'it takes two reflections on one work';
export const overAll = (measured: number) => `over ${counted(measured, 'work or idea', 'works and ideas')}`;
export const onEndWithAReflection = 'in a row, with a reflection';

// time spent
export const timeHereAndWhoseDays = (lastSevenDays: string, timeZone: string) =>
  `You were here for ${lastSevenDays} in the last seven days. Days are those of ${timeZone}.`;

// year calendar
export const daysOfTheYear = 'Days of the year';
export const theYear = 'The year';
export const emptyYear = 'No reflection yet. The first one colors its day.';
export const reflectionsOnDays = (total: number, active: number) =>
  `${counted(total, 'reflection')} on ${counted(active, 'day')}.`;
export const showWhatWasSaid = 'Show what was said';
export const reflectionsByMonth = 'Reflections by month';
export const month = 'Month';
export const daysWithAReflection = 'Days with a reflection';
export const reflections = 'Reflections';
export const none = 'none';
export const fewer = 'fewer';
export const more = 'more';
export const streakDays = (days: number) => (days === 1 ? 'day' : 'days');
export const saidIn = (said: string, minutes: number) => `${said} in ${counted(minutes, 'minute')}`;
export const either = (names: string[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
