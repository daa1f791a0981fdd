/** Words of the frame round every page, and the parts they are made of. */
import type { ReactNode } from 'react';

// app
export const openingColloquy = 'Opening Colloquy';

// pictures
export const noPicture = 'That is not a picture. Choose a PNG, JPEG, WebP, GIF or AVIF file.';
export const pictureTooLarge = 'That picture is over 10 MB. Choose a smaller one.';

// button
export const offlineInBrackets = '(offline)';

// dialog
export const stillOpenBecauseYouTyped =
  'Still open, so that what you typed is not lost. Choose Cancel to leave it.';

// field
export const optional = '(optional)';

// menu content
export const offline = 'offline';

// on intent
export const thatCouldNotBeOpened = 'That could not be opened';
export const areYouOnline = 'Are you online? Please try again.';

// password input
export const showPassword = 'Show password';

// plain header
export const colloquyHome = 'Colloquy, home';
export const switchBetweenLightAndDarkTheme = 'Switch between light and dark theme';

// star rating
export const clearTheRating = 'Clear the rating';

// stars
export const notRated = 'Not rated';
export const starsOfFive = (value: number) => `${value} of 5 ${value === 1 ? 'star' : 'stars'}`;

// toast area
export const notification = 'Notification';
export const dismiss = 'Dismiss';

// access denied
export const accessDenied = 'Access Denied';
export const goHome = 'Go Home';

// beside work
export const beside = (title: ReactNode) => <>beside {title}</>;

// fetch trouble
export const tryingAgain = 'Trying again...';

// decide
export const titleOfPage = (title: string) => `${title} · Colloquy`;

// error boundary
export const thisPageCameApart = 'This page came apart';
export const whatToDoWhenAPageCameApart =
  'Something on our side went wrong, and nothing you have saved is affected. Loading the page again often helps, above all after Colloquy has been updated.';
export const notFetchedBeforeOffline =
  'This page was not fetched before the connection went. It will be there when you are back.';
export const loadThePageAgain = 'Load the page again';

// footer
export const aboutThisSite = 'About this site';
export const api = 'API';

// header
export const library = 'Library';
export const insights = 'Insights';
export const main = 'Main';

// shell
export const skipToTheContent = 'Skip to the content';

// theme toggle
export const switchToLightTheme = 'Switch to light theme';
export const switchToDarkTheme = 'Switch to dark theme';

// user menu content
export const profile = 'Profile';
export const settings = 'Settings';
export const help = 'Help';
export const signOut = 'Sign out';

// sign out
export const notSentYet = (messages: number) =>
  messages === 1
    ? 'A message of yours has not been sent yet'
    : `${messages} messages of yours have not been sent yet`;
export const signingOutLosesIt = 'What waits for the connection is thrown away when you sign out.';

// user menu
export const accountOf = (name: string) => `Account of ${name}`;

// not found
export const noPermission = "You don't have permission to view this page.";
export const whyThereIsNoPage =
  'Nobody has written this page. The address may be mistyped, or the page may have moved.';
export const hintForDevelopers = (path: ReactNode) => (
  <>Did you forget to add the page to the router? There is no route for {path}.</>
);
