/** The mails of a server without SMTP, as its administrator finds them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';

/** The path in the mail with which somebody may choose a new password; it is sent after the answer. */
export const resetLinkFor = async (email: string): Promise<string> => {
  const outbox = join(inject('journeys').dataDir, 'outbox');
  let link = '';
  await expect
    .poll(() => {
      const mails = existsSync(outbox) ? readdirSync(outbox).sort().reverse() : [];
      const mail = mails
        .map((name) => readFileSync(join(outbox, name), 'utf8'))
        .find((text) => text.includes(`To: ${email}`));
      link = /http\S+?(\/reset-password\?token=[\w-]+)/.exec(mail ?? '')?.[1] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
};
