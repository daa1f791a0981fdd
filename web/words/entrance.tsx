/** Words of login, sign-up and lost passwords. */
import type { ReactNode } from 'react';

// forgot password
export const forgotYourPassword = 'Forgot your password?';
export const howToGetANewPassword =
  'Tell us your email address, and we send you a link to choose a new password.';
export const backToLogIn = 'Back to log in';
export const aMailIsOnItsWay = (sentTo: ReactNode) => (
  <>
    If there is an account for {sentTo}, the link is on its way. It works once, within one hour. Nothing came?
    Look among the spam, then ask whoever runs this server.
  </>
);

// login
export const welcomeBack = 'Welcome back';
export const newHere = (link: ReactNode) => <>New here? {link}</>;
export const yourName = 'Your Name';
export const whereYourNameStands = 'How Colloquy greets you.';
export const forgotPassword = 'Forgot password?';
export const loggingIn = 'Logging in...';
export const loginFailedTryAgain = 'Login failed. Please try again.';
export const loginFailedCheckYourCredentials = 'Login failed. Please check your credentials.';
export const alreadySignedInAs = (signedInAs: string) =>
  `You are signed in as ${signedInAs}. Logging in again changes that.`;
export const loginLead = 'Your books are where you left them.';
export const loginLeadOnTheWay = 'Log in, and you will be taken where you were going.';

// reset password
export const yourPasswordIsChanged = 'Your password is changed';
export const logInWithTheNewPassword = (link: ReactNode) => (
  <>For your safety you were signed out everywhere. {link} with the new password.</>
);
export const thisLinkIsNoLongerValid = 'This link is no longer valid';
export const askForANewOne = 'Ask for a new one';
export const howLongALinkWorks = (link: ReactNode) => (
  <>
    A link works once, and only for a while: one for a new password an hour, one for a new account seven days.{' '}
    {link}; your password is as it was.
  </>
);
export const changeThePassword = 'Change the password';

// signup
export const begin = 'Begin';
export const chooseYourFirstBooks = 'choose your first books';
export const chooseBooksFirst = (link: ReactNode) => <>Or look in first: {link}</>;
export const alreadyHaveAnAccount = (link: ReactNode) => <>Already have an account? {link}</>;
export const fullName = 'Full Name';
export const iAgreeToTheTerms = (link: ReactNode, link2: ReactNode) => (
  <>
    I agree to the {link} and have read the {link2} page
  </>
);
export const creatingAccount = 'Creating account...';
export const createAccount = 'Create account';
export const signupLead = 'An account keeps your shelf, your talks and what you have made of them.';
export const signupLeadToATalk = 'Make an account, and your own talk begins at once.';
export const signupLeadWithABook = 'The book you chose goes on your shelf, and stays there.';
export const signupLeadWithBooks = (waiting: number) =>
  `The ${waiting} books you chose go on your shelf, and stay there.`;
export const signupFailedTryAgain = 'Signup failed. Please try again.';
