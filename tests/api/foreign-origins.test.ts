/** Another site that is open in the same browser: not one call that changes something listens to it. */
import { describe, expect, inject, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sharedWorld } from '../world.ts';
import { type Owner, SAMPLES } from './samples.ts';

const server = sharedWorld();
/** The database has no part in it. */
const onPostgres = inject('postgresUrl') !== undefined;
const CHANGING = (Object.keys(api) as CallName[]).filter((name) => api[name].method !== 'GET');
const READING = (Object.keys(api) as CallName[]).filter((name) => api[name].method === 'GET');

const ORIGINS = [
  'null',
  '',
  'https://evil.test',
  'https://localhost',
  'http://localhost:8080',
  'http://localhost.evil.test',
  'http://sub.localhost',
  'http://evillocalhost',
  'http://user@localhost',
  'HTTP://LOCALHOST:81',
  'http://127.0.0.1',
  'file://',
];
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
];
/** What a browser adds to a request it was made to send from there. */
const SITES: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
];

/** Everything the owner has, but for when they were last seen. */
const ownView = async (owner: Owner) => {
  const { lastActiveAt: _, ...user } = (await owner.call('currentUser')).body;
  const lists = [
    'listBooks',
    'listMovies',
    'listArtworks',
    'listCustomObjectives',
    'listDiscussions',
    'listShares',
  ] as const;
  return { user, lists: await Promise.all(lists.map(async (name) => (await owner.call(name)).text)) };
};

it('there are calls that change something, and calls that only read', () => {
  expect(CHANGING.length).toBeGreaterThan(40);
  expect(READING.length).toBeGreaterThan(25);
});

describe.skipIf(onPostgres).each(CHANGING)('%s', (name) => {
  it('is refused whatever origin, content type and mode another site sends, and changes nothing', async () => {
    const owner = await server().person(`origin-${name}`.toLowerCase());
    const { write } = server().world.store;
    await write.updateTable('users').set({ isAdmin: 1 }).where('id', '=', owner.user.id).execute();
    const sample = await SAMPLES[name](owner, server());
    const before = await ownView(owner);
    const raw = sample.raw ?? JSON.stringify(sample.body ?? {});
    const endpoint: Endpoint = api[name];
    const tried = [
      ...ORIGINS.flatMap((origin) => TYPES.map((type) => ({ origin, type }))),
      ...SITES.flatMap((site) => TYPES.map((type) => ({ ...site, type }))),
    ];
    for (const { type, ...headers } of tried) {
      const isForm = raw instanceof FormData;
      const sent = { ...headers, ...(type && !isForm ? { 'content-type': type } : {}) };
      const answer = await owner.call(name, { ...sample, raw, body: undefined, headers: sent } as never);
      expect([answer.status, answer.body?.code], `${endpoint.path} ${JSON.stringify(sent)}`).toEqual([
        403,
        'bad_origin',
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await ownView(owner)).toEqual(before);
  });
});

it('no call that reads changes anything, or lets another site read it', async () => {
  const owner = await server().person('reader');
  const samples = await Promise.all(
    READING.filter((name) => api[name].access !== 'admin').map(
      async (name) => [name, await SAMPLES[name](owner, server())] as const,
    ),
  );
  await server().world.presence.flush();
  const before = await ownView(owner);
  for (const [name, sample] of samples)
    for (const origin of ORIGINS) {
      const answer = await owner.call(name, {
        ...sample,
        headers: { origin, 'sec-fetch-site': 'cross-site' },
      });
      for (const header of answer.headers.keys()) expect(header, name).not.toMatch(/^access-control/);
    }
  expect(await ownView(owner)).toEqual(before);
});
