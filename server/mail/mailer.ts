/** Sends by SMTP; without it, mails are written to a folder for the administrator to pass on. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import type { Letter } from './letter.ts';

export type Mailer = { send: (to: string, letter: Letter) => Promise<void> };

export const makeMailer = (made: {
  smtpUrl: string | undefined;
  from: string;
  dataDir: string;
  now: () => number;
  log: Log;
}): Mailer => (made.smtpUrl ? bySmtp(made.smtpUrl, made.from) : toOutbox(made));

const bySmtp = (smtpUrl: string, from: string): Mailer => {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    send: async (to, letter) => {
      await transport.sendMail({ from, to, subject: letter.subject, text: letter.text, html: letter.html });
    },
  };
};

const toOutbox = (made: { from: string; dataDir: string; now: () => number; log: Log }): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const outbox = join(made.dataDir, 'outbox');
  return {
    send: async (to, letter) => {
      // As written, so that whoever passes it on can read the link in the file.
      const plainly = { contentTransferEncoding: '8bit' } as const;
      const { message } = await transport.sendMail({
        from: made.from,
        to,
        subject: letter.subject,
        alternatives: [
          { ...plainly, contentType: 'text/plain; charset=utf-8', content: letter.text },
          { ...plainly, contentType: 'text/html; charset=utf-8', content: letter.html },
        ],
      });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const stamp = new Date(made.now()).toISOString().replace(/[:.]/g, '-');
      const file = join(outbox, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, message as Buffer, { mode: 0o600, flag: 'wx' });
      made.log.info({ file }, 'No SMTP_URL is set: the mail was written to a file');
    },
  };
};
