/** Words of sharing, and the pages that are shared. */
import type { ReactNode } from 'react';

// shared discussion
export const openingTheDiscussion = 'Opening the discussion';
export const whySharedNeedsTheServer =
  'A shared discussion is fetched anew each time, and Colloquy cannot be reached just now.';

// new share
export const theLinkCouldNotBeMade = 'The link could not be made';
export const upToNow = 'up to now';
export const ends = 'Ends';
export const whenTheLinkEnds = 'When the link ends';
export const makingTheLink = 'Making the link...';

// running share
export const linkNotBroughtUpToDate = 'The link could not be brought up to date';
export const sendDots = 'Send...';
export const bringingUpToDate = 'Bringing up to date...';
export const bringUpToDate = 'Bring up to date';
export const itGoesUpTo = (sharedAt: ReactNode, isCurrent: boolean) => (
  <>
    It goes up to {sharedAt}. {isCurrent ? 'Nothing was said since.' : 'What was said since is not in it.'}
  </>
);
export const upToThen = 'up to then';
export const endsOn = (expiresAt: string) => `Ends on ${expiresAt}`;
export const changingTheEndBringsItUpToDate = 'Changing this brings it up to date, too.';
export const couldNotBeSent = 'It could not be sent from here';
export const copyTheLinkInstead = 'Copy the link instead.';

// share dialog
export const shareThisDiscussion = 'Share this discussion';
export const shareLead = 'A link to a copy that others can read and nobody can change.';

// share ends
export const inSevenDays = '7 days';
export const inThirtyDays = '30 days';

// share link field
export const link = 'Link';
export const copyItByHand =
  'The browser did not let us copy it. It is selected above: copy it with Ctrl+C, or ⌘C.';

// what others see
export const whoeverHasTheLinkSees = 'Whoever has the link sees';
export const seenWork = 'the work and its picture, and the objective';
export const seenMessages = (upTo: string) => `every message ${upTo}, yours and the guide’s`;
export const seenFirstName = (firstName: string) => `your first name, ${firstName}`;
export const seenNoName = 'not who you are: “A reader”';
export const nobodySees = 'Nobody sees';
export const unseenLaterWords = 'what is said later, until you bring the link up to date';
export const unseenFeedback = 'the feedback on your messages';
export const unseenRest = 'your email address, notes, and anything else of yours';

// draw
export const thisLinkIsNoLongerValid = 'This link is no longer valid';
export const oneMomentPlease = 'One moment, please';
export const whyALinkEnds =
  'It may have been stopped by whoever shared it, or have run out, or have lost a piece on its way to you.';
export const tooManyPages = 'Too many pages were asked for from where you are. Please try again in a minute.';

// frame
export const skipToThePage = 'Skip to the page';
export const printThisPage = 'Print this page';
export const aboutColloquy = 'About Colloquy';

// page turner
export const pagesOfTheDiscussion = 'Pages of the discussion';
export const whatWasSaidBefore = 'What was said before';
export const whatWasSaidNext = 'What was said next';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

// page head
export const discussionOf = (title: string) => `${title}: a discussion`;
export const pageOfDiscussion = (title: string, page: number) => `${title}: a discussion, page ${page}`;
export const sharedByWith = (sharedBy: string, objective: string) => `Shared by ${sharedBy}. ${objective}.`;

// plain page
export const goToColloquy = 'Go to Colloquy';
export const toYourOwnDiscussion = (link: ReactNode) => (
  <>Is it a discussion of your own? {link} to open it.</>
);

// shared title
export const whoseDiscussionAndWhen = (sharedBy: ReactNode, sharedAt: ReactNode) => (
  <>
    A discussion {sharedBy} had with the guide of Colloquy, as it was on {sharedAt}.
  </>
);

// talk page
export const andWhatWouldYouSay = 'And what would you say?';
export const inYourOwnWords = 'Talk it through yourself, with the same aim and in your own words.';
export const whatTheGuideIs = (sharedBy: string) =>
  `The guide is a program, not a person; what it says may be wrong. ${sharedBy} can end this link at any time.`;

// transcript
export const nothingToRead =
  'There is nothing to read here: nothing had been said yet, or it was deleted since.';
