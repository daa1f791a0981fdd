/** Whoever asks, over a real connection: keeps cookies, gives up after a while, and reads the answer to its end. */
import { api, type CallName } from '#contract/api.ts';
import type { Owner } from '../../tests/api/samples.ts';

// biome-ignore lint/suspicious/noExplicitAny: whoever attacks looks into anything
export type Heard = { status: number; text: string; body: any; headers: Headers; ms: number };
type Sent = {
  body?: unknown;
  raw?: RequestInit['body'] | undefined;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  params?: Record<string, string | number>;
};

const PATIENCE_MS = 20_000;

export const visitorOf = (url: string) => {
  let cookie = '';
  const send = async (
    method: string,
    path: string,
    sent: Sent = {},
    patienceMs = PATIENCE_MS,
  ): Promise<Heard> => {
    const headers: Record<string, string> = { ...(cookie ? { cookie } : {}), ...sent.headers };
    if (sent.body !== undefined) headers['content-type'] ??= 'application/json';
    const body = sent.body === undefined ? sent.raw : JSON.stringify(sent.body);
    const query = sent.query ? `?${new URLSearchParams(sent.query)}` : '';
    const begun = performance.now();
    const response = await fetch(url + path + query, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    const ms = performance.now() - begun;
    return {
      status: response.status,
      text,
      body: isJson ? JSON.parse(text) : undefined,
      headers: response.headers,
      ms,
    };
  };
  return {
    send,
    call: (name: CallName, sent: Sent = {}, patienceMs = PATIENCE_MS) => {
      const { method, path } = api[name];
      const at = path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(sent.params?.[key] ?? '')));
      return send(method, at, sent, patienceMs);
    },
    cookie: () => cookie,
  };
};

const PASSWORD = 'correct horse';

/** Someone who has just signed up. */
export const personAt = async (url: string, name: string) => {
  const someone = visitorOf(url);
  const email = `${name}@example.org`;
  const made = await someone.call('signup', {
    body: { email, password: PASSWORD, firstName: name, lastName: '' },
  });
  if (made.status !== 201) throw new Error(`A signup failed: ${made.status} ${made.text}`);
  return Object.assign(someone, {
    email,
    user: made.body.user as { id: number },
    token: made.body.token as string,
  });
};

export type Someone = Awaited<ReturnType<typeof personAt>>;

/** The samples of the tests ask for their own kind of person; this one does the same over the wire. */
export const asOwner = (someone: Someone): Owner => someone as unknown as Owner;
