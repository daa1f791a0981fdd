/** Words of the profile. */
import type { ReactNode } from 'react';
import { counted } from '../data/counted.ts';

// about you
export const yourProfileIsUpToDate = 'Your profile is up to date.';
export const notYetGiven = 'not yet given';
export const editProfile = 'Edit Profile';
export const bio = 'Bio';
export const timeZone = 'Time zone';
export const hereSince = 'Here since';

// change password
export const passwordChanged = 'Password changed';
export const signedOutButHere = 'You are signed out everywhere but here.';
export const currentPassword = 'Current password';
export const changePassword = 'Change password';

// crop dialog
export const yourPicture = 'Your picture';
export const howToCrop = 'Drag it, or use the sliders, until the square holds what you want.';
export const pictureNotRead = 'This picture could not be read. Try another one.';
export const zoom = 'Zoom';
export const across = 'Across';
export const down = 'Down';
export const useThisPicture = 'Use this picture';

// delete account dialog
export const deleteYourAccount = 'Delete your account?';
export const deletesTheAccountOf = (email: string) =>
  `This deletes the account of ${email}, at once and for good.`;
export const whyThePasswordIsAsked = 'So that nobody else can do this.';
export const deleteMyAccount = 'Delete my account';

// delete account
export const whatLeavingMeans =
  'You can delete your account with everything it owns. It is gone at once, and cannot be brought back: what you may want again, save first under “Your data”.';
export const deleteAccountDots = 'Delete account...';

// edit form
export const newEmailNeedsPassword = 'A new email address needs your password.';
export const bioHint = 'A few lines about you as a reader.';
export const timeZoneHint = 'Decides when a day begins in your reading streak.';
export const asThisBrowserHasIt = (zone: string) => `${zone}, as this browser has it`;

// picture
export const profilePicture = 'Profile picture';
export const pictureHint = 'An image file. Recommended: square, at least 200x200.';

// profile
export const picture = 'Picture';
export const pictureIsSeenBy = 'Seen by you, and by whoever administers this server.';
export const aboutYou = 'About you';
export const passwordLead = 'Changing it signs you out everywhere but here.';
export const signedIn = 'Signed in';
export const sessionsLead = 'Every browser in which you are signed in now.';
export const sharedLinks = 'Shared links';
export const sharesLead =
  'Whoever has one of these links can read that discussion as it was when you shared it, without an account.';
export const yourUse = 'Your use';
export const useLead =
  'What you did here so far. Whoever administers this server sees the time and the tokens, too.';
export const yourData = 'Your data';
export const dataLead = 'What you keep here is yours: take it with you, or bring more.';
export const leaving = 'Leaving';

// session list
export const signedOutEverywhereElse = 'Signed out everywhere else';
export const othersNotSignedOut = 'The others could not be signed out';
export const thisBrowser = 'This browser';
export const lastUsed = (lastSeenAt: ReactNode) => <>last used {lastSeenAt}</>;
export const signingOut = 'Signing out...';
export const signOutEverywhereElse = 'Sign out everywhere else';
export const showMore = (left: number) => `Show ${left} more`;

// share list
export const noSharesNow = 'You share nothing just now. In any discussion, the Share button makes a link.';

// share row
export const endsOn = (expiresAt: ReactNode) => <>ends {expiresAt}</>;
export const noEnd = 'no end';
export const nameAndUpTo = (name: string, sharedAt: ReactNode) => (
  <>
    {name} · up to {sharedAt} ·
  </>
);
export const openThePageOf = (title: string) => `Open the page of ${title}`;
export const copyTheLinkTo = (title: string) => `Copy the link to ${title}`;
export const stopSharingOf = (title: string) => `Stop sharing ${title}`;

// what will be lost
export const whatWillBeLost = 'What will be lost:';
export const countingWhatYouHave = 'Counting what you have';
export const lostWorks = 'your library, your films and your artworks, with covers, notes and ratings';
export const lostDiscussions = 'every discussion, with all you wrote and the feedback on it';
export const lostObjectivesAndLinks = 'your own objectives and the links you shared';
export const lostInsightsAndProfile = 'your insights, your profile and your picture';
export const lostLibrary = (books: number) =>
  `your library of ${counted(books, 'book')}, with covers, notes and ratings`;
export const lostFilms = (movies: number) => `${counted(movies, 'film')} of yours`;
export const lostArtworks = (artworks: number) => `${counted(artworks, 'artwork')} of yours`;
export const lostDiscussionsCounted = (discussions: number, messages: number, reflections: number) =>
  messages === 0
    ? counted(discussions, 'discussion')
    : `${counted(discussions, 'discussion')}, with the ${counted(messages, 'message')} you wrote and the feedback on ${counted(reflections, 'reflection')}`;
export const lostObjectives = (customObjectives: number) =>
  `${counted(customObjectives, 'objective')} of your own`;
export const lostLinks = (shares: number) =>
  `${counted(shares, 'shared link')}, which will no longer work for anyone`;
export const lostInsights = 'your insights, which are counted from those discussions';
export const lostProfile = 'your profile and your picture';

// your data
export const whatCanBeImported =
  'Bring in what you kept elsewhere: Goodreads, StoryGraph, Letterboxd, a table of your own, or an export from here.';
export const importDots = 'Import...';

// your use
export const timeHere = 'Time here';
export const inTheLastWeek = (lastSevenDays: string) => `${lastSevenDays} in the last seven days`;
export const said = 'Said';
export const saidSoFar = (messages: number, reflections: number) =>
  `${counted(messages, 'message')}, ${counted(reflections, 'reflection')} among them`;
export const room = 'Room';
export const held = (bytes: string, most: string | null) => (most ? `${bytes} of ${most}` : bytes);
export const heldEntries = (bytes: string, entries: string) => `${bytes}, ${entries} entries`;
export const aiModel = 'AI model';
export const notUsedYet = 'not used yet';
export const yourInsights = 'your insights';
export const whereReflectionsAddUp = (link: ReactNode) => <>What your reflections add up to is in {link}.</>;
export const anotherProgram = 'Another program';
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
