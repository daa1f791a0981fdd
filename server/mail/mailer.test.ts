import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeLog } from '../log.ts';
import { resetPasswordLetter } from './letters.ts';
import { makeMailer } from './mailer.ts';

describe('without SMTP', () => {
  it('writes the mail to the outbox, for its owner only, with the link as it is', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-mail-'));
    const mailer = makeMailer({
      smtpUrl: undefined,
      from: 'Colloquy <colloquy@localhost>',
      dataDir,
      now: () => Date.parse('2026-03-01T12:00:00Z'),
      log: makeLog('silent'),
    });
    const link =
      'https://a-long-name-of-a-university.example.org/colloquy/reset-password?token=abcDEF_-123456789012345';
    await mailer.send('ann@example.org', resetPasswordLetter({ firstName: 'Åsa <b>', link }));
    const [file = ''] = readdirSync(join(dataDir, 'outbox'));
    const path = join(dataDir, 'outbox', file);
    const mail = readFileSync(path, 'utf8');
    expect(mail).toContain(`\n${link}\n`);
    expect(mail).toContain('To: ann@example.org');
    expect(mail).toContain('Hello Åsa <b>,');
    expect(mail).toContain('Hello Åsa &#60;b&#62;,');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});
