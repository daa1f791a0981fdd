/** Somebody guesses passwords by the hundred: few guesses reach a hash, and whoever knows theirs still gets in. */
import { describe, expect, it } from 'vitest';
import { type TestWorld, testWorld } from '../world.ts';

const MINUTE = 60_000;
type From = { from?: string; headers?: Record<string, string> };

/** A 401 is a guess that was compared with a hash; whatever was refused before is not. */
const guess = async ({ visitor }: TestWorld, email: string, sent: From): Promise<boolean> => {
  const answer = await visitor().call('login', { body: { email, password: 'a guess' }, ...sent });
  expect([401, 429]).toContain(answer.status);
  return answer.status === 401;
};

const compared = async (guesses: Promise<boolean>[]): Promise<number> =>
  (await Promise.all(guesses)).filter(Boolean).length;

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** Each is one network, however it is written or what else is claimed. */
const WAYS: [string, (n: number) => From][] = [
  ['from one address', () => ({ from: '203.0.113.9' })],
  [
    'with another X-Forwarded-For each time',
    (n) => ({ from: '203.0.113.9', headers: { 'x-forwarded-for': `198.51.${n >> 8}.${n & 255}` } }),
  ],
  [
    'with other headers that claim an address',
    (n) => ({
      from: '203.0.113.9',
      headers: {
        'x-real-ip': `10.0.${n >> 8}.${n & 255}`,
        'cf-connecting-ip': `10.1.${n >> 8}.${n & 255}`,
        'true-client-ip': `10.2.${n >> 8}.${n & 255}`,
        forwarded: `for=10.3.${n >> 8}.${n & 255}`,
      },
    }),
  ],
  ['from all over one IPv6 network', (n) => ({ from: `2001:db8:1:2:${n.toString(16)}::${n.toString(16)}` })],
  [
    'from one IPv4 address in the spellings of IPv6',
    (n) => ({
      from:
        ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:CB00:7109', '0:0:0:0:0:ffff:cb00:7109'][n % 4] ?? '',
    }),
  ],
];

/** All of them are the one account. */
const SPELLINGS = [
  'ann@example.org',
  'ANN@EXAMPLE.ORG',
  'Ann@Example.Org',
  ' ann@example.org ',
  '\tann@example.org',
];

describe.each(WAYS)('guesses at one account by the hundred %s', (_, way) => {
  it('come to ten, in whatever spelling of its address', async () => {
    const made = await testWorld();
    await made.person('ann');
    let all = 0;
    for (let minute = 0; minute < 2; minute++) {
      all += await compared(many(100, (n) => guess(made, SPELLINGS[n % SPELLINGS.length] as string, way(n))));
      made.clock.now += MINUTE;
    }
    expect(all).toBe(20);
  });

  it('and at as many accounts come to thirty', async () => {
    const made = await testWorld();
    expect(await compared(many(200, (n) => guess(made, `p${n}@example.org`, way(n))))).toBe(30);
  });
});

it('whoever knows the password gets in all the time it lasts, from elsewhere', async () => {
  const made = await testWorld();
  const { email } = await made.person('ann');
  for (let minute = 0; minute < 2; minute++) {
    const attack = many(150, (n) => guess(made, email, { from: `2001:db8:${n % 5}::${n}` }));
    // From the same house, and from a new one each time.
    for (let n = 0; n < 5; n++)
      for (const from of ['192.0.2.7', `198.51.100.${minute * 10 + n}`]) {
        const answer = await made
          .visitor()
          .call('login', { body: { email, password: 'correct horse' }, from });
        expect(answer.status).toBe(200);
      }
    expect(await compared(attack)).toBe(50);
    made.clock.now += MINUTE;
  }
});

it('who is signed in already is not touched by it, on the very address it comes from', async () => {
  const made = await testWorld();
  const ann = await made.person('ann');
  await Promise.all(many(60, () => guess(made, ann.email, { from: '203.0.113.9' })));
  for (const call of ['currentUser', 'listBooks', 'sessions'] as const)
    expect((await ann.call(call, { from: '203.0.113.9' })).status).toBe(200);
});
