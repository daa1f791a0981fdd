/**
 * Better Auth makes and ends sessions, keeps passwords and reset links. Its own routes are not mounted: our
 * verbs call it, with limits and origin checks in front, and answer as the contract says.
 */
import { betterAuth } from 'better-auth';
import type { Kysely } from 'kysely';
import { endResetLinks } from '../store/credentials.ts';
import type { Tables } from '../store/tables.ts';
import { accountTables } from './adapter.ts';
import { hashPassword, isPassword } from './passwords.ts';

const DAY = 24 * 60 * 60;
/** However busy it is, a session ends after half a year … */
export const SESSION_SECONDS = 180 * DAY;
/** … and after a month in which it was not used. */
export const IDLE_MS = 30 * DAY * 1000;
const RESET_SECONDS = 3600;

export type Auth = ReturnType<typeof makeAuth>;

export const makeAuth = (made: {
  db: Kysely<Tables>;
  secret: string;
  baseUrl: string;
  sendReset: (to: { email: string; firstName: string }, token: string) => Promise<void>;
  onError: (message: string) => void;
}) =>
  betterAuth({
    secret: made.secret,
    baseURL: made.baseUrl,
    basePath: '/api/auth',
    telemetry: { enabled: false },
    database: accountTables(made.db),
    advanced: { database: { generateId: 'serial' }, ipAddress: { disableIpTracking: true } },
    user: {
      modelName: 'users',
      fields: { name: 'firstName', image: 'profileImageUrl' },
      additionalFields: { lastName: { type: 'string' } },
    },
    session: { modelName: 'sessions', expiresIn: SESSION_SECONDS },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => isPassword(hash, password),
      },
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => endResetLinks(made.db, Number(user.id)),
      sendResetPassword: ({ user, token }) =>
        made.sendReset({ email: user.email, firstName: user.name }, token),
    },
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message) => made.onError(message),
    },
  });
