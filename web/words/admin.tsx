/** Words of the administration. */
import type { ReactNode } from 'react';
import type { AdminAction } from '#contract/administration.ts';
import { counted, inFigures } from '../data/counted.ts';

// acts
export const makeAdmin = 'Make Admin';
export const makeWhomAnAdmin = (name: string) => `Make ${name} an admin?`;
export const whatAnAdminCanDo =
  'They will see everyone who has an account here, and can grant and remove rights, suspend people and change the settings of this server, just as you can.';
export const makingAdmin = 'Making admin...';
export const failedToMakeUserAdmin = 'Failed to make user admin';
export const removeAdmin = 'Remove Admin';
export const removeWhoseRights = (name: string) => `Remove ${name}’s admin rights?`;
export const whatIsLeftWithoutRights =
  'They keep their account and all that is theirs. The dashboard is closed to them at once.';
export const failedToRemoveAdminPrivileges = 'Failed to remove admin privileges';
export const suspend = 'Suspend';
export const suspendWhom = (name: string) => `Suspend ${name}?`;
export const whatSuspendingDoes =
  'They are signed out everywhere at once and cannot log in until you lift it. When they try, they are told that the account is suspended. Nothing of theirs is deleted.';
export const suspending = 'Suspending...';
export const theAccountWasNotSuspended = 'The account was not suspended';
export const liftTheSuspension = 'Lift the suspension';
export const liftWhoseSuspension = (name: string) => `Lift ${name}’s suspension?`;
export const whatLiftingDoes =
  'They can log in again with the password they had. Nobody tells them: you may want to.';
export const lifting = 'Lifting...';
export const theSuspensionWasNotLifted = 'The suspension was not lifted';
export const sendWhomAResetLink = (name: string) => `Send ${name} a reset link?`;
export const whatAResetLinkDoes =
  'They get an email with a link to choose a new password. It is good for one hour and works once. Their password stays as it is until they use it, and you never see it.';
export const theLinkWasNotSent = 'The link was not sent';
export const success = 'Success';
export const userHasBeenMadeAnAdmin = 'User has been made an admin';
export const adminPrivilegesRemoved = 'Admin privileges removed';
export const suspended = 'Suspended';
export const theyCannotLogInNow = 'Signed out everywhere, and cannot log in.';
export const suspensionLifted = 'Suspension lifted';
export const theyCanLogInAgain = 'They can log in again.';
export const linkSent = 'Link sent';
export const theMailIsOnItsWay = 'The email is on its way.';
export const linkWritten = 'Link written';
export const theMailWaitsInTheOutbox =
  'No mail server is set up. The email waits in the outbox folder of DATA_DIR, for you to pass on.';
export const theMailCouldNotBeSent = 'The email could not be sent';
export const whatToDoWithoutMail = 'The server’s log says why. Send a reset link when it is mended.';

// admin
export const theLedgerOfTheHouse = 'The ledger of the house';
export const partsOfTheLedger = 'Parts of the ledger';
export const users = 'Users';
export const guideAndSettings = 'Guide and settings';
export const log = 'Log';

// budget form
export const asForEveryone = (everybody: string) => `As for everyone: ${everybody}`;
export const noLimit = 'No limit';
export const aNumberOfTokens = 'A set number of tokens a day';
export const dailyBudgetOfTokens = 'Daily budget of tokens';
export const tokensADay = 'Tokens a day';
export const whatATurnTakes =
  'A turn of a talk takes about 1,000 to 4,000. With 0 the built-in guide always answers.';
export const saveTheBudget = 'Save the budget';

// confirm dialog
export const error = 'Error';
export const thisPerson = 'this person';

// create user dialog
export const userAddedBut = (title: string) => `User added, but: ${title}`;
export const userAdded = 'User added';
export const addAUser = 'Add a user';
export const howANewUserGetsIn =
  'They get an email with a link to choose a password, good for seven days. You never see the password.';
export const addUser = 'Add user';

// detail actions
export const profile = 'profile';
export const thisIsYou = (link: ReactNode) => (
  <>This is you. Another administrator can change your rights; the rest is in your {link}.</>
);
export const sendAResetLink = 'Send a reset link';

// detail skeleton
export const fetchingTheUser = 'Fetching the user';

// figures
export const hoursAndMinutes = (hours: string, rest: number) => `${hours} h ${rest} min`;
export const withoutLimit = 'no limit';
export const tokensADayInWords = (budget: number) => `${counted(budget, 'token')} a day`;

// guide trial
export const theBuiltInGuide = 'The built-in guide';
export const whatTheBuiltInGuideIs =
  'It works from the catalogue and the reader’s own words, without an AI model. Set a key or an address of a model where the server is started, and the model speaks.';
export const whatAnAiModelIs =
  'An AI model. When it fails or falls silent, the built-in guide takes that turn.';
export const whatAnAddedEngineIs =
  'An engine added to this server. When it fails, the built-in guide takes that turn.';
export const asking = 'Asking...';
export const test = 'Test';
export const frankenstein = 'Frankenstein';

// house budget
export const noTokensAreUsedNow = 'The built-in guide, which speaks now, uses none.';
export const whatHappensWhenItIsSpent =
  'When it is spent the built-in guide goes on, and the message says so. Tokens are counted as the provider reports them; a turn that has begun is finished.';
export const everybodysBudget = (dailyTokens: string) => `Everybody’s budget: ${dailyTokens}.`;

// house panel
export const whatTheGuidePanelShows = 'Who speaks in discussions. Chosen when the server starts.';
export const signUps = 'Sign-ups';
export const whatSignUpsDecide = 'Whether strangers can make an account. You can always add users yourself.';
export const dailyBudget = 'Daily budget';
export const whatTheBudgetDecides =
  'How many tokens of an AI model one person may use up in a day. A day begins at midnight UTC.';
export const storageAndVersion = 'Storage and version';

// log panel
export const nothingHasBeenDoneHereYet = 'Nothing has been done here yet.';
export const whatTheLogKeeps =
  'What administrators did. It is only added to: nobody can change or remove an entry, and names stay as they were.';
export const pagesOfTheLog = 'Pages of the log';
export const newestEntries = 'Newest entries';
export const olderEntries = 'Older entries';

// pager
export const pagesOfUsers = 'Pages of users';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';

// people search
export const searchByNameOrEmail = 'Search by name or email';

// row actions
export const sendAResetLinkDots = 'Send a reset link...';
export const liftTheSuspensionDots = 'Lift the suspension...';
export const suspendDots = 'Suspend...';

// signups
export const signUpsAreOpen = 'Sign-ups are open';
export const signUpsAreClosed = 'Sign-ups are closed';
export const signupClosed = 'SIGNUP=closed';
export const closedByTheEnvironment = (signupClosed: ReactNode) => (
  <>Closed. {signupClosed} is set where the server is started, and nothing here can open them.</>
);
export const open = 'Open';
export const closed = 'Closed';
export const whatOpenSignUpsMean = 'Anyone who reaches this server can sign up.';
export const whatClosedSignUpsMean = 'Whoever tries to sign up is told to ask you.';

// sort choice
export const oldestFirst = 'Oldest first';
export const nameAToZ = 'Name, A to Z';
export const nameZToA = 'Name, Z to A';
export const emailAToZ = 'Email, A to Z';
export const emailZToA = 'Email, Z to A';
export const lastActiveFirst = 'Last active first';
export const longestAwayFirst = 'Longest away first';
export const order = 'Order';

// stat band
export const theHouseInFigures = 'The house in figures';
export const totalUsers = 'Total Users';
export const withAnAccount = 'with an account';
export const activeUsers = 'Active Users';
export const last24Hours = 'last 24 hours';
export const newUsers = 'New Users';
export const thisWeek = 'this week';
export const inAllLibraries = 'in all libraries';

// status badges
export const active = 'Active';
export const inactive = 'Inactive';
export const admin = 'Admin';

// storage
export const database = 'Database';
export const pictureCache = 'Picture cache';
export const ofOnThisServer = (pictureCacheBytes: string, pictureCacheLimit: string) =>
  `${pictureCacheBytes} of ${pictureCacheLimit} on this server`;
export const roomForEach = 'Room for each person';
export const bytesAndEntries = (bytes: string | null, entries: string | null) =>
  [bytes, entries && `${entries} entries`].filter(Boolean).join(', ') || 'as much as they like';
export const version = 'Version';
export const colloquySchema = (version: string, schemaVersion: number) =>
  `Colloquy ${version}, schema ${schemaVersion}`;
export const runsOn = 'Runs on';

// user books
export const noBooksYet = 'No books yet.';
export const showMoreOf = (left: string, books: string) => `Show ${left} more of ${books}`;

// user detail
export const backToAdminDashboard = 'Back to Admin Dashboard';
export const userNotFound = 'User Not Found';
export const theUserCouldNotBeFound = 'The requested user could not be found.';
export const figures = 'Figures';
export const inTheirLibrary = 'in their library';
export const timeSpent = 'Time spent';
export const lastSevenDays = 'last seven days';
export const tokensUsed = 'Tokens used';
export const ofThemToday = (tokensToday: string) => `${tokensToday} of them today`;
export const dayHere = 'Day here';
export const daysHere = 'Days here';
export const joinedOn = (day: string) => `joined ${day}`;
export const userInformation = 'User information';
export const lastActive = 'Last Active';
export const joined = 'Joined';
export const artworks = 'Artworks';
export const whatIsSeenOfTheirBooks = 'What stands in their library. Notes and discussions are theirs alone.';
export const whatTheirBudgetDecides =
  'Tokens of an AI model in a day (UTC), before the built-in guide goes on.';
export const theHousesBudget = 'the server’s budget';
export const budgetHoldsFromTheNextMessage = 'The budget holds from the next message on.';
export const account = 'Account';
export const askedAgainAndLogged = 'You are asked again before any of it is done, and the log keeps it.';

// users panel
export const allUsers = 'All Users';
export const nobodyHereIsCalled = (q: string) => `Nobody here matches “${q}”.`;
export const thereIsNobodyOnThisPage = 'There is nobody on this page.';
export const showEveryone = 'Show everyone';
export const theFirstPeopleFound = (rows: number) => `The first ${rows} people found.`;

// users table
export const actions = 'Actions';
export const peopleFound = (count: number) => `${counted(count, 'person', 'people')} found.`;
export const node = (version: string) => `Node ${version}`;
export const minutesShort = (minutes: number) => `${minutes} min`;
export const hoursShort = (hours: string) => `${hours} h`;
export const theAnswerToTheTest = (work: ReactNode, milliseconds: number, tokens: number) => (
  <>
    Asked about {work}, answered in {inFigures(milliseconds)} ms
    {tokens > 0 && `, ${inFigures(tokens)} tokens of your own budget`}.
  </>
);

/** What the log says was done, after the name of who did it. */
export const logged: Record<AdminAction, (whom: ReactNode, budget: string | null) => ReactNode> = {
  made_admin: (whom) => <>made {whom} an admin</>,
  removed_admin: (whom) => <>removed the admin rights of {whom}</>,
  created_user: (whom) => <>made an account for {whom}</>,
  sent_reset: (whom) => <>sent {whom} a link to choose a new password</>,
  suspended: (whom) => <>suspended {whom}</>,
  lifted: (whom) => <>lifted the suspension of {whom}</>,
  opened_signups: () => 'opened the sign-ups',
  closed_signups: () => 'closed the sign-ups',
  set_budget: (_, budget) => `set everybody’s daily budget: ${budget ?? withoutLimit}`,
  set_user_budget: (whom, budget) => (
    <>
      set the daily budget of {whom} {budget === null ? 'back to everybody’s' : `to ${budget}`}
    </>
  ),
};
