/** The one cookie there is: who is signed in. */
import { parse, serialize } from 'hono/utils/cookie';
import { SESSION_SECONDS } from '../accounts/auth.ts';

const nameFor = (secure: boolean): string => (secure ? '__Host-colloquy' : 'colloquy');

export const sessionCookie = (value: string, secure: boolean): string =>
  serialize(nameFor(secure), value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure,
    maxAge: value === '' ? 0 : SESSION_SECONDS,
  });

export const readSessionCookie = (header: string | undefined, secure: boolean): string | undefined => {
  if (!header) return undefined;
  const name = nameFor(secure);
  return parse(header, name)[name];
};
