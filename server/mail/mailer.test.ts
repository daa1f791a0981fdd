import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { makeLog } from '../log.ts';
import { resetPasswordLetter } from './letters.ts';
import { makeMailer } from './mailer.ts';

const LINK = 'https://books.example.org/reset-password?token=abc_-123';
const letter = resetPasswordLetter({ firstName: 'Änn', link: LINK });
const FROM = 'Colloquy <books@example.org>';

const mailer = (smtpUrl: string | undefined) => {
  const logged: string[] = [];
  const lines = new Writable({
    write: (line, _encoding, done) => {
      logged.push(String(line));
      done();
    },
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-mail-'));
  const made = makeMailer({ smtpUrl, from: FROM, dataDir, now: () => 0, log: makeLog('info', lines) });
  return { ...made, dataDir, logged };
};

const decoded = (message: string): string =>
  message.replace(/(?:^[A-Za-z\d+/=]{4,76}$\n?)+/gm, (lines) => Buffer.from(lines, 'base64').toString());

it('without SMTP writes the mail to a file only we can read, and the log says where', async () => {
  const { send, dataDir, logged } = mailer(undefined);
  await send('ann@example.org', letter);
  await send('ann@example.org', letter);
  const names = readdirSync(join(dataDir, 'outbox'));
  expect(names).toHaveLength(2);
  const file = join(dataDir, 'outbox', names[0] ?? '');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'outbox')).mode & 0o777).toBe(0o700);
  const message = decoded(readFileSync(file, 'utf8'));
  expect(message).toContain('To: ann@example.org');
  expect(message).toContain('Subject: Choose a new password for Colloquy');
  expect(message).toContain('Hello Änn,');
  expect(message.split(LINK).length).toBeGreaterThan(3);
  expect(logged.join('')).toContain(file);
  expect(logged.join('')).not.toMatch(/token|ann@/);
});

it('sends by SMTP, in text and HTML', async () => {
  const heard: string[] = [];
  const post = createServer((socket) => {
    socket.write('220 ready\r\n');
    let inData = false;
    socket.on('data', (data) => {
      const said = String(data);
      heard.push(said);
      if (inData) {
        if (said.endsWith('\r\n.\r\n')) {
          inData = false;
          socket.write('250 kept\r\n');
        }
      } else if (said.startsWith('DATA')) {
        inData = true;
        socket.write('354 go\r\n');
      } else if (said.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void post.close());
  const { port } = post.address() as { port: number };
  await mailer(`smtp://127.0.0.1:${port}`).send('ann@example.org', letter);
  const all = heard.join('');
  expect(all).toContain('MAIL FROM:<books@example.org>');
  expect(all).toContain('RCPT TO:<ann@example.org>');
  expect(all).toContain('text/plain');
  expect(all).toContain('text/html');
});
