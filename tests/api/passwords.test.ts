import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Browser, TestWorld } from '../world.ts';
import { testWorld } from '../world.ts';

const NEW = 'battery staple';

const forgot = (who: Browser, email: string) => who.call('forgotPassword', { body: { email } });
const reset = (who: Browser, token: unknown, password: unknown = NEW) =>
  who.call('resetPassword', { body: { token, password } });
const login = (who: Browser, email: string, password: string) =>
  who.call('login', { body: { email, password } });

/** The token of the newest mail, once it has been sent. */
const mailedToken = async ({ mails }: TestWorld, nth = 1): Promise<string> => {
  await expect.poll(() => mails.length).toBe(nth);
  const [, token] = /\/reset-password\?token=([\w-]+)/.exec(mails[nth - 1]?.letter.text ?? '') ?? [];
  if (!token) throw new Error('The mail holds no link.');
  return token;
};

afterEach(() => {
  vi.useRealTimers();
});

describe('a forgotten password', () => {
  it('answers 202 without a word, whoever asks', async () => {
    const { visitor, person, mails } = await testWorld();
    const { email } = await person('ann');
    const known = await forgot(visitor(), email);
    const unknown = await forgot(visitor(), 'nobody@example.org');
    expect([known.status, known.text]).toEqual([202, '']);
    expect([unknown.status, unknown.text]).toEqual([202, '']);
    await expect.poll(() => mails.length).toBe(1);
    expect((await forgot(visitor(), 'no address')).body.fields).toHaveProperty('email');
  });

  it('is mailed to the account as a plain link, in text and in HTML', async () => {
    const made = await testWorld({ PUBLIC_URL: 'https://books.example.org/' });
    const { email } = await made.person('ann', { firstName: '<b>Ann</b>' });
    await forgot(made.visitor(), email.toUpperCase());
    const token = await mailedToken(made);
    const [mail] = made.mails;
    const link = `https://books.example.org/reset-password?token=${token}`;
    expect(mail?.to).toBe(email);
    expect(mail?.letter.subject).toBe('Choose a new password for Colloquy');
    expect(mail?.letter.text).toContain(`\n${link}\n`);
    expect(mail?.letter.text).toContain('one hour');
    expect(mail?.letter.html).toContain(`href="${link}"`);
    expect(mail?.letter.html).toContain('&#60;b&#62;Ann&#60;/b&#62;');
    expect(mail?.letter.html).not.toContain('<b>Ann');
    expect(token.length).toBeGreaterThanOrEqual(22);
  });

  it('points to our own address, whatever Host the request claims', async () => {
    const made = await testWorld();
    const { email } = await made.person('ann');
    const asked = { host: 'evil.test', 'x-forwarded-host': 'evil.test' };
    const refused = await made.visitor().call('forgotPassword', { body: { email }, headers: asked });
    expect([refused.status, refused.body.code]).toEqual([421, 'wrong_host']);
    const headers = { host: 'evil', 'x-forwarded-host': 'evil.test' };
    await made.visitor().call('forgotPassword', { body: { email }, headers });
    await mailedToken(made);
    expect(made.mails[0]?.letter.text).not.toContain('evil');
  });

  it('is replaced through the link, once; all sessions end', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    await forgot(made.visitor(), ann.email);
    const token = await mailedToken(made);
    const done = await reset(made.visitor(), token);
    expect([done.status, done.text]).toEqual([204, '']);
    expect((await ann.call('currentUser')).status).toBe(401);
    expect((await login(made.visitor(), ann.email, 'correct horse')).status).toBe(401);
    expect((await login(made.visitor(), ann.email, NEW)).status).toBe(200);
    const again = await reset(made.visitor(), token, 'a third password');
    expect([again.status, again.body.code]).toEqual([400, 'invalid_token']);
    expect((await login(made.visitor(), ann.email, NEW)).status).toBe(200);
  });

  it('can be replaced by one of two who use the link at the same moment', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    await forgot(made.visitor(), ann.email);
    const token = await mailedToken(made);
    const both = await Promise.all([
      reset(made.visitor(), token),
      reset(made.visitor(), token, 'another one'),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([204, 400]);
  });

  it('does not use the link up with a password that is too weak', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    await forgot(made.visitor(), ann.email);
    const token = await mailedToken(made);
    for (const weak of ['short', 'x'.repeat(129), '', null, 12345678]) {
      const refused = await reset(made.visitor(), token, weak);
      expect(refused.status).toBe(400);
      expect(refused.body.fields).toHaveProperty('password');
    }
    expect((await reset(made.visitor(), token)).status).toBe(204);
  });

  it('has a link that is good for one hour', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    await forgot(made.visitor(), ann.email);
    await forgot(made.visitor(), ann.email);
    await expect.poll(() => made.mails.length).toBe(2);
    const [first, second] = [await tokenOf(made, 0), await tokenOf(made, 1)];
    const asked = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: asked + 61 * 60_000 });
    expect((await reset(made.visitor(), first)).body.code).toBe('invalid_token');
    vi.setSystemTime(asked + 59 * 60_000);
    expect((await reset(made.visitor(), second)).status).toBe(204);
  });

  it('has links that all die with the first use of one, with a new password and with a new address', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    await forgot(made.visitor(), ann.email);
    const first = await mailedToken(made);
    await forgot(made.visitor(), ann.email);
    const second = await mailedToken(made, 2);
    expect((await reset(made.visitor(), second)).status).toBe(204);
    expect((await reset(made.visitor(), first, 'stolen mail')).status).toBe(400);

    await forgot(made.visitor(), ann.email);
    const third = await mailedToken(made, 3);
    const back = await made.device(ann.email, NEW);
    await back.call('changePassword', { body: { currentPassword: NEW, newPassword: 'once more new' } });
    expect((await reset(made.visitor(), third, 'stolen mail')).status).toBe(400);

    await forgot(made.visitor(), ann.email);
    const fourth = await mailedToken(made, 4);
    const moved = { email: 'ann@elsewhere.org', currentPassword: 'once more new' };
    expect((await back.call('updateProfile', { body: moved })).status).toBe(200);
    expect((await reset(made.visitor(), fourth, 'stolen mail')).status).toBe(400);
    expect((await back.call('currentUser')).status).toBe(200);
  });

  it('takes no token that was never given out', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    await forgot(made.visitor(), ann.email);
    await mailedToken(made);
    const stored = await made.world.store.read
      .selectFrom('verifications')
      .selectAll()
      .executeTakeFirstOrThrow();
    const tried = [undefined, null, '', 0, [], {}, true, '\u0000', 'x', 'é'.repeat(24), 'x'.repeat(5000)];
    for (const token of [...tried, stored.identifier, String(stored.id), stored.value]) {
      const answer = await reset(made.visitor(), token);
      expect([answer.status, answer.body.code], JSON.stringify(token)).toEqual([400, 'invalid_token']);
    }
    expect((await login(made.visitor(), ann.email, 'correct horse')).status).toBe(200);
  });

  it('is not kept in the database in a form that opens anything', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    await forgot(made.visitor(), ann.email);
    const token = await mailedToken(made);
    const rows = await made.world.store.read.selectFrom('verifications').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const { password } = await made.world.store.read
      .selectFrom('credentials')
      .select('password')
      .executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('can be replaced no more once the account is gone', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    await forgot(made.visitor(), ann.email);
    const token = await mailedToken(made);
    await ann.call('deleteAccount', { body: { currentPassword: 'correct horse' } });
    expect((await reset(made.visitor(), token)).body.code).toBe('invalid_token');
  });
});

const tokenOf = async ({ mails }: TestWorld, nth: number): Promise<string> =>
  /token=([\w-]+)/.exec(mails[nth]?.letter.text ?? '')?.[1] ?? '';

describe('a change of password', () => {
  it('needs the current one, ends all other sessions and keeps this one', async () => {
    const { person, device, visitor } = await testWorld();
    const laptop = await person('ann');
    const phone = await device(laptop.email);
    const change = (body: unknown) => laptop.call('changePassword', { body });

    const wrong = await change({ currentPassword: 'not mine', newPassword: NEW });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password']);
    expect(wrong.body.fields).toHaveProperty('currentPassword');
    const missing = await change({ newPassword: NEW });
    expect([missing.status, Object.keys(missing.body.fields)]).toEqual([400, ['currentPassword']]);
    const weak = await change({ currentPassword: 'correct horse', newPassword: 'short' });
    expect([weak.status, Object.keys(weak.body.fields)]).toEqual([400, ['newPassword']]);
    expect((await phone.call('currentUser')).status).toBe(200);

    expect((await change({ currentPassword: 'correct horse', newPassword: NEW })).status).toBe(204);
    expect((await laptop.call('currentUser')).status).toBe(200);
    expect((await phone.call('currentUser')).status).toBe(401);
    expect((await login(visitor(), laptop.email, 'correct horse')).status).toBe(401);
    expect((await login(visitor(), laptop.email, NEW)).status).toBe(200);
  });
});
