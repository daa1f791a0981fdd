/**
 * How a session's token stands in the database: hashed, so that neither a copy of it nor a backup, the secret included,
 * makes a cookie. A token is 32 characters of pure chance, for which one plain hash is enough.
 */
import { createHash } from 'node:crypto';

export const HASHED = 'sha256:';

export const hashedToken = (token: string): string =>
  HASHED + createHash('sha256').update(token).digest('base64url');

/** What stands in a database that is handed in as a token is none. */
export const isHashed = (token: string): boolean => token.startsWith(HASHED);
