/** Mails a link to choose a password, for an administrator, who never sees it. */
import { randomBytes } from 'node:crypto';
import type { Delivery } from '#contract/administration.ts';
import type { Letter } from '../mail/letter.ts';
import type { Row } from '../store/tables.ts';
import type { World } from '../world.ts';

const HOUR_MS = 60 * 60_000;
export const INVITATION_DAYS = 7;
export const INVITATION_MS = INVITATION_DAYS * 24 * HOUR_MS;
export const RESET_MS = HOUR_MS;

export const mailPasswordLink = async (
  world: World,
  to: Row<'users'>,
  goodForMs: number,
  write: (link: string) => Letter,
): Promise<Delivery> => {
  const token = randomBytes(24).toString('base64url');
  const { internalAdapter } = await world.auth.$context;
  await internalAdapter.createVerificationValue({
    value: String(to.id),
    identifier: `reset-password:${token}`,
    // By the clock that Better Auth will look at.
    expiresAt: new Date(Date.now() + goodForMs),
  });
  try {
    await world.mailer.send(to.email, write(`${world.publicUrl}/reset-password?token=${token}`));
  } catch (error) {
    world.log.error(
      { err: error, userId: to.id },
      'a mail with a link to choose a password could not be sent',
    );
    return 'failed';
  }
  return world.config.smtpUrl ? 'sent' : 'outbox';
};
