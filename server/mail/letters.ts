import { type Letter, letter } from './letter.ts';

export const invitationLetter = (to: {
  firstName: string;
  from: string;
  link: string;
  days: number;
}): Letter =>
  letter({
    subject: 'Your account at Colloquy',
    greeting: to.firstName ? `Hello ${to.firstName},` : 'Hello,',
    paragraphs: [
      `${to.from} has made an account for you at Colloquy, where books, ideas, art and films are talked through. Choose a password, and it is yours. The link below is good for ${to.days} days and works once.`,
    ],
    action: { label: 'Choose a password', url: to.link },
    after: [
      'When the link has run out, ask for a new one with “Forgot password?” on the page where you log in. If you did not expect this email, there is nothing to do.',
    ],
  });

/** `from`: the administrator who sends it; without one, somebody asked for it. */
export const resetPasswordLetter = (to: { firstName: string; from?: string; link: string }): Letter =>
  letter({
    subject: 'Choose a new password for Colloquy',
    greeting: to.firstName ? `Hello ${to.firstName},` : 'Hello,',
    paragraphs: [
      `${to.from ? `${to.from}, who administers Colloquy, sends you a link to choose a new password.` : 'Someone, most likely you, asked for a new password for this email address.'} The link below is good for one hour and works once.`,
    ],
    action: { label: 'Choose a new password', url: to.link },
    after: [
      'When you use it, you are signed out on all devices. If you do not need it, there is nothing to do: your password stays as it is.',
    ],
  });
