/** Sends by SMTP; without it, mails are written to a folder for the administrator to pass on. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { Letter } from './letter.ts';

export type Mailer = {
  send: (to: string, letter: Letter) => Promise<void>;
  /** What still lies here for that address goes. */
  forget: (to: string) => Promise<void>;
};

export const makeMailer = (made: {
  smtpUrl: string | undefined;
  from: string;
  dataDir: string;
  now: () => number;
  log: Log;
}): Mailer => (made.smtpUrl ? bySmtp(made.smtpUrl, made.from) : toOutbox(made));

const bySmtp = (smtpUrl: string, from: string): Mailer => {
  // Loaded with the first mail: a start need not wait for it.
  const loadTransport = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  };
  let transport: ReturnType<typeof loadTransport> | undefined;
  return {
    send: async (to, letter) => {
      transport ??= loadTransport();
      await (await transport).sendMail({
        from,
        to,
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
      });
    },
    forget: async () => {},
  };
};

/** Of a file of ours the headers are within so many characters. */
const HEADERS_WITHIN = 2_000;

const toOutbox = (made: { from: string; dataDir: string; now: () => number; log: Log }): Mailer => {
  const outbox = join(made.dataDir, 'outbox');
  return {
    send: async (to, letter) => {
      const at = new Date(made.now());
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const stamp = at.toISOString().replace(/[:.]/g, '-');
      const file = join(outbox, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(file, asFile({ from: made.from, to, at, letter }), { mode: 0o600, flag: 'wx' });
      made.log.info({ file }, 'No SMTP_URL is set: the mail was written to a file');
    },
    forget: async (to) => {
      const line = `\nTo: ${to}\n`;
      for (const name of await readdir(outbox).catch(() => [])) {
        if (!name.endsWith('.eml')) continue;
        const file = join(outbox, name);
        // What somebody else puts away meanwhile is gone, too.
        const text = await readFile(file, 'utf8').catch(() => '');
        if (text.slice(0, HEADERS_WITHIN).includes(line)) await rm(file, { force: true });
      }
    },
  };
};

/** A mail any mail program opens, with nothing encoded: whoever passes it on can read the link in the file. */
const asFile = (mail: { from: string; to: string; at: Date; letter: Letter }): string => {
  const boundary = `part-${randomUUID()}`;
  const part = (type: string, content: string) =>
    `--${boundary}\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}\n`;
  const headers = [
    `From: ${mail.from}`,
    `To: ${mail.to}`,
    `Subject: ${mail.letter.subject}`,
    `Date: ${mail.at.toUTCString()}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  return `${headers.join('\n')}\n\n${part('text/plain', mail.letter.text)}${part('text/html', mail.letter.html)}--${boundary}--\n`;
};
