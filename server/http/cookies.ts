/** The one cookie there is: who is signed in. */
import { serialize } from 'hono/utils/cookie';
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

/** Ours is cut out of the header by hand: reading the others as well costs as much as reading the session. */
export const readSessionCookie = (header: string | undefined, secure: boolean): string | undefined => {
  if (!header) return undefined;
  const start = `${nameFor(secure)}=`;
  for (let at = header.indexOf(start); at !== -1; at = header.indexOf(start, at + 1)) {
    if (at > 0 && header[at - 1] !== ' ' && header[at - 1] !== ';') continue;
    const end = header.indexOf(';', at);
    return header.slice(at + start.length, end === -1 ? undefined : end).trim();
  }
  return undefined;
};
