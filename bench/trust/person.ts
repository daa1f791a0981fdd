/** Someone with an account, who asks and gets an answer or none. */
import { randomUUID } from 'node:crypto';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
export type Answer = { status: number; body: any; headers: Headers };

export type Person = {
  email: string;
  cookie: string;
  /** Where to ask; the server may come back at another port. */
  at: (url: string) => void;
  /** Null when no whole answer came: then nothing was acknowledged. */
  ask: (method: string, path: string, body?: unknown) => Promise<Answer | null>;
};

export const PASSWORD = 'correct horse battery';

/** As a balancer with TLS in front would say it; a server with nothing in front does not listen to it. */
export const OVER_TLS = { 'x-forwarded-proto': 'https' };

export const askAs = async (
  url: string,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer | null> => {
  try {
    const response = await fetch(url + path, {
      method,
      headers: { ...OVER_TLS, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text;
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  } catch {
    return null;
  }
};

const cookieOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

export const signUp = async (url: string): Promise<Person> => {
  const email = `${randomUUID()}@example.org`;
  const made = await askAs(url, '', 'POST', '/api/auth/signup', {
    email,
    password: PASSWORD,
    firstName: 'Ann',
  });
  if (made?.status !== 201) throw new Error(`No account could be made: ${made?.status}`);
  const cookie = cookieOf(made);
  let at = url;
  return {
    email,
    cookie,
    at: (moved) => {
      at = moved;
    },
    ask: (method, path, body) => askAs(at, cookie, method, path, body),
  };
};
