import { type Letter, letter } from './letter.ts';

export const resetPasswordLetter = (to: { firstName: string; link: string }): Letter =>
  letter({
    subject: 'Choose a new password for Colloquy',
    greeting: to.firstName ? `Hello ${to.firstName},` : 'Hello,',
    paragraphs: [
      'someone, most likely you, asked for a new password for this e-mail address. The link below is good for one hour and works once.',
    ],
    action: { label: 'Choose a new password', url: to.link },
    after: [
      'When you use it, all devices are signed out. If it was not you, there is nothing to do: your password stays as it is.',
    ],
  });
