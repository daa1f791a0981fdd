import { describe, expect, it } from 'vitest';
import type { TestWorld } from '../world.ts';
import { testWorld } from '../world.ts';

const login = (
  made: TestWorld,
  email: string,
  password: string,
  more: { from?: string; headers?: Record<string, string> } = {},
) => made.visitor().call('login', { body: { email, password }, ...more });

const wrongLogins = async (
  made: TestWorld,
  times: number,
  sent: (n: number) => Parameters<typeof login>[3],
) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++)
    statuses.push((await login(made, 'ann@example.org', 'wrong password', sent(n))).status);
  return statuses;
};

const tried = (statuses: number[]) => statuses.filter((status) => status === 401).length;

describe('logging in', () => {
  it('is possible ten times a minute for an account, then again when the minute is over', async () => {
    const made = await testWorld();
    const { email } = await made.person('ann');
    const statuses = await wrongLogins(made, 12, () => ({}));
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    made.clock.now += 20_000;
    const refused = await login(made, email, 'correct horse');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
    expect(refused.headers.get('retry-after')).toBe('40');
    made.clock.now += 40_000;
    expect((await login(made, email, 'correct horse')).status).toBe(200);
  });

  it('never costs the owner their way in, however often a stranger fails', async () => {
    const made = await testWorld();
    const { email } = await made.person('ann');
    const stranger = await wrongLogins(made, 40, () => ({ from: '203.0.113.9' }));
    expect(tried(stranger)).toBe(10);
    expect((await login(made, email, 'correct horse', { from: '198.51.100.7' })).status).toBe(200);
  });

  it('is possible thirty times a minute from one address, whatever the accounts', async () => {
    const made = await testWorld();
    let passed = 0;
    for (let n = 0; n < 35; n++)
      passed +=
        (await login(made, `p${n}@example.org`, 'wrong', { from: '203.0.113.9' })).status === 401 ? 1 : 0;
    expect(passed).toBe(30);
    expect((await login(made, 'p1@example.org', 'wrong', { from: '203.0.113.10' })).status).toBe(401);
  });

  it('counts all addresses of one IPv6 network as one, in every spelling', async () => {
    const made = await testWorld();
    await made.person('ann');
    const spellings = [
      '2001:db8:1:2::1',
      '2001:0DB8:0001:0002:ffff:0:0:9',
      '2001:db8:1:2:a:b:c:d',
      '2001:db8:1:2::1%eth0',
    ];
    const statuses = await wrongLogins(made, 16, (n) => ({ from: spellings[n % 4] ?? '' }));
    expect(tried(statuses)).toBe(10);
    expect(tried(await wrongLogins(made, 1, () => ({ from: '2001:db8:1:3::1' })))).toBe(1);
  });

  it('counts an IPv4 address inside IPv6 as that IPv4 address', async () => {
    const made = await testWorld();
    await made.person('ann');
    const spellings = ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109'];
    expect(tried(await wrongLogins(made, 15, (n) => ({ from: spellings[n % 3] ?? '' })))).toBe(10);
  });

  it('counts together what two servers of one database see', async () => {
    const here = await testWorld({ SESSION_SECRET: 'one and the same secret for both servers' });
    const there = await testWorld(
      { SESSION_SECRET: 'one and the same secret for both servers' },
      { at: here.place },
    );
    await here.person('ann');
    const statuses = [
      ...(await wrongLogins(here, 7, () => ({}))),
      ...(await wrongLogins(there, 7, () => ({}))),
    ];
    expect(tried(statuses)).toBe(10);
  });

  it('lets no more than ten of fifty at once reach the password', async () => {
    const made = await testWorld();
    await made.person('ann');
    const all = await Promise.all(
      Array.from({ length: 50 }, () => login(made, 'ann@example.org', 'wrong password')),
    );
    expect(tried(all.map((answer) => answer.status))).toBe(10);
  });
});

describe('whose address counts', () => {
  const forged = (n: number) => ({ from: '203.0.113.9', headers: { 'x-forwarded-for': `10.0.0.${n}` } });

  it('is the connection’s own: X-Forwarded-For is not believed', async () => {
    const made = await testWorld();
    await made.person('ann');
    expect(tried(await wrongLogins(made, 15, forged))).toBe(10);
  });

  it('is what the proxy in front says, and nothing the client wrote before it', async () => {
    const made = await testWorld({ TRUST_PROXY: '1' });
    await made.person('ann');
    const chain = (n: number) => ({
      from: '10.0.0.1',
      headers: { 'x-forwarded-for': `6.6.6.${n}, 203.0.113.9` },
    });
    expect(tried(await wrongLogins(made, 15, chain))).toBe(10);
    const other = { from: '10.0.0.1', headers: { 'x-forwarded-for': '203.0.113.10' } };
    expect(tried(await wrongLogins(made, 1, () => other))).toBe(1);
  });

  it('is believed of the named networks only', async () => {
    const made = await testWorld({ TRUST_PROXY: '10.0.0.0/8' });
    await made.person('ann');
    expect(tried(await wrongLogins(made, 15, forged))).toBe(10);
    const through = (n: number) => ({
      from: '10.1.1.1',
      headers: { 'x-forwarded-for': `198.51.100.${n}, 10.2.2.2` },
    });
    expect(tried(await wrongLogins(made, 12, through))).toBe(12);
  });

  it('decides about HTTPS too: only a trusted proxy says how the request came', async () => {
    const made = await testWorld({ TRUST_PROXY: '10.0.0.0/8' });
    const { email } = await made.person('ann');
    const cookieFrom = async (from: string) => {
      const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.1' };
      return (await login(made, email, 'correct horse', { from, headers })).headers.getSetCookie()[0];
    };
    expect(await cookieFrom('10.0.0.1')).toMatch(/^__Host-/);
    expect(await cookieFrom('203.0.113.9')).toMatch(/^colloquy=/);
  });
});

describe('the other limits', () => {
  it('allow thirty sign-ups an hour from one address', async () => {
    const made = await testWorld();
    const answers: { status: number; body: { message?: string } }[] = [];
    for (let n = 0; n < 31; n++) {
      const body = { email: `p${n}@example.org`, password: 'correct horse', firstName: 'P' };
      answers.push(await made.visitor().call('signup', { body, from: '203.0.113.9' }));
    }
    expect(answers.slice(-2).map(({ status }) => status)).toEqual([201, 429]);
    expect(answers.at(-1)?.body.message).toBe('Too many tries for now. Please come back in 60 minutes.');
    const body = { email: 'else@example.org', password: 'correct horse', firstName: 'P' };
    expect((await made.visitor().call('signup', { body, from: '203.0.113.10' })).status).toBe(201);
  });

  it('send five reset mails an hour to an account, and still answer 202 to the sixth', async () => {
    const made = await testWorld();
    const { email } = await made.person('ann');
    const ask = () => made.visitor().call('forgotPassword', { body: { email } });
    for (let n = 0; n < 7; n++) expect((await ask()).status).toBe(202);
    await expect.poll(() => made.mails.length).toBe(5);
    made.clock.now += 60 * 60_000;
    await ask();
    await expect.poll(() => made.mails.length).toBe(6);
  });

  it('allow ten guesses a minute at the current password', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const guess = () =>
      ann.call('changePassword', { body: { currentPassword: 'a guess', newPassword: 'battery staple' } });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });

  it('allow 1,200 calls a minute to a person or address, each counted alone', async () => {
    const made = await testWorld({ RATE_LIMIT_FACTOR: '0.05' });
    const ann = await made.person('ann');
    const passed = async (
      who: { call: (name: 'openApi', sent: object) => Promise<{ status: number }> },
      from: string,
    ) => {
      let good = 0;
      for (let n = 0; n < 70; n++) good += (await who.call('openApi', { from })).status === 200 ? 1 : 0;
      return good;
    };
    expect(await passed(made.visitor(), '203.0.113.9')).toBe(60);
    expect(await passed(made.visitor(), '203.0.113.10')).toBe(60);
    expect(await passed(ann, '203.0.113.9')).toBe(60);
    const refused = await made.visitor().call('openApi', { from: '203.0.113.9' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    made.clock.now += 60_000;
    expect((await made.visitor().call('openApi', { from: '203.0.113.9' })).status).toBe(200);
  });

  it('grow and shrink with RATE_LIMIT_FACTOR, and are off at 0', async () => {
    const twice = await testWorld({ RATE_LIMIT_FACTOR: '2' });
    await twice.person('ann');
    expect(tried(await wrongLogins(twice, 25, () => ({})))).toBe(20);
    const off = await testWorld({ RATE_LIMIT_FACTOR: '0' });
    await off.person('ann');
    expect(tried(await wrongLogins(off, 45, () => ({})))).toBe(45);
  });
});
