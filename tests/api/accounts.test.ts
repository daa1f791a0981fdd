import { describe, expect, it } from 'vitest';
import { BEARER, COOKIE } from '#server/http/session.ts';
import { testWorld } from '../world.ts';

const ann = { email: 'Ann@Example.org', password: 'correct horse', firstName: 'Ann', lastName: 'Lee' };

describe('signing up', () => {
  it('makes the account, signs in, and makes the very first one administrator', async () => {
    const { visitor } = await testWorld();
    const first = visitor();
    const made = await first.call('signup', { body: ann });
    expect(made.status).toBe(201);
    expect(made.body.user).toMatchObject({
      email: 'ann@example.org',
      firstName: 'Ann',
      lastName: 'Lee',
      isAdmin: true,
    });
    expect(made.text).not.toMatch(/password|hash/i);
    expect((await first.call('currentUser')).body.email).toBe('ann@example.org');

    const second = await visitor().call('signup', { body: { ...ann, email: 'bob@example.org' } });
    expect(second.body.user.isAdmin).toBe(false);
  });

  it('has exactly one administrator when thirty people sign up at the same moment', async () => {
    const { visitor } = await testWorld();
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        visitor().call('signup', { body: { ...ann, email: `p${n}@example.org` } }),
      ),
    );
    expect(made.map((answer) => answer.status)).toEqual(Array(30).fill(201));
    expect(made.filter((answer) => answer.body.user.isAdmin)).toHaveLength(1);
  });

  it('makes one account when the same address is sent ten times at once, in any spelling', async () => {
    const { visitor } = await testWorld();
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        visitor().call('signup', {
          body: { ...ann, email: n % 2 ? ann.email : ` ${ann.email.toUpperCase()} ` },
        }),
      ),
    );
    const statuses = made.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    const refused = made.find((answer) => answer.status === 409);
    expect(refused?.body).toEqual({
      code: 'email_taken',
      message: 'There is already an account with this email address.',
    });
  });

  it('names each field that is wrong', async () => {
    const { visitor } = await testWorld();
    const wrong = { email: 'nobody', password: 'short', firstName: '  ', lastName: 7 };
    const { status, body } = await visitor().call('signup', { body: wrong });
    expect(status).toBe(400);
    expect(body.code).toBe('invalid');
    expect(Object.keys(body.fields).sort()).toEqual(['email', 'firstName', 'lastName', 'password']);
    expect(body.message).toBe(body.fields.email);
  });

  it('takes a password of 8 to 128 characters, to the last one', async () => {
    const { visitor } = await testWorld();
    const sign = (email: string, password: unknown) =>
      visitor().call('signup', { body: { ...ann, email, password } });
    expect((await sign('a@example.org', 'x'.repeat(7))).status).toBe(400);
    expect((await sign('a@example.org', 'x'.repeat(129))).status).toBe(400);
    expect((await sign('a@example.org', 12345678)).status).toBe(400);
    expect((await sign('a@example.org', ' ünï 日本 ')).status).toBe(201);
    const long = 'x'.repeat(127);
    expect((await sign('b@example.org', `${long}1`)).status).toBe(201);
    const login = (password: string) =>
      visitor().call('login', { body: { email: 'b@example.org', password } });
    expect((await login(`${long}2`)).status).toBe(401);
    expect((await login(`${long}1`)).status).toBe(200);
  });

  it('lets nobody give themselves rights or an id', async () => {
    const { person, visitor } = await testWorld();
    await person('first');
    const more = { id: 1, userId: 1, isAdmin: true, role: 'admin', emailVerified: true, createdAt: 0 };
    const made = await visitor().call('signup', { body: { ...ann, ...more } });
    expect(made.body.user).toMatchObject({ isAdmin: false, id: 2 });
    expect(Date.parse(made.body.user.createdAt)).toBeGreaterThan(0);
  });

  it('is refused where sign-ups are closed, but for the first account', async () => {
    const { visitor } = await testWorld({ SIGNUP: 'closed' });
    const both = await Promise.all(
      ['one@example.org', 'two@example.org'].map((email) =>
        visitor().call('signup', { body: { ...ann, email } }),
      ),
    );
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 403]);
    expect(both.find((answer) => answer.status === 201)?.body.user.isAdmin).toBe(true);
    const later = await visitor().call('signup', { body: ann });
    expect([later.status, later.body.code]).toEqual([403, 'signup_closed']);
    const first = both[0]?.status === 201 ? 'one' : 'two';
    const refused = first === 'one' ? 'two' : 'one';
    const login = (name: string) =>
      visitor().call('login', { body: { email: `${name}@example.org`, password: ann.password } });
    expect((await login(first)).status).toBe(200);
    expect((await login(refused)).status).toBe(401);
  });
});

describe('logging in', () => {
  it('works with the address in any spelling', async () => {
    const { person, visitor } = await testWorld();
    await person('ann');
    const back = visitor();
    const answer = await back.call('login', {
      body: { email: ' ANN@example.ORG ', password: 'correct horse' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.user.email).toBe('ann@example.org');
    expect(back.jar.get('colloquy')).toBeTruthy();
  });

  it('says the same of a wrong password and of an address nobody has', async () => {
    const { person, visitor } = await testWorld();
    await person('ann');
    const login = (email: string, password: string) => visitor().call('login', { body: { email, password } });
    const wrong = await login('ann@example.org', 'not my password');
    const unknown = await login('nobody@example.org', 'not my password');
    expect(wrong.status).toBe(401);
    expect(wrong.body.code).toBe('invalid_credentials');
    expect(unknown.status).toBe(401);
    expect(unknown.text).toBe(wrong.text);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
    for (const password of ['x', 'x'.repeat(129), 'x'.repeat(1000), '\u0000', '😀'])
      for (const email of ['ann@example.org', 'nobody@example.org'])
        expect((await login(email, password)).text, password).toBe(wrong.text);
  });

  it('does about the same work whether or not the address exists', async () => {
    const { person, visitor } = await testWorld({ RATE_LIMIT_FACTOR: '0' });
    await person('ann');
    const took = async (email: string): Promise<number> => {
      const began = performance.now();
      await visitor().call('login', { body: { email, password: 'not my password' } });
      return performance.now() - began;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    await took('ann@example.org');
    for (let n = 0; n < 15; n++) {
      known.push(await took('ann@example.org'));
      unknown.push(await took('nobody@example.org'));
    }
    // The quickest of each: the machine may be busy with something else, never with less.
    const [quickKnown, quickUnknown] = [Math.min(...known), Math.min(...unknown)];
    // Without the hash an unknown address would answer many times faster.
    expect(quickUnknown).toBeGreaterThan(quickKnown / 2);
    expect(quickUnknown).toBeLessThan(quickKnown * 2);
  });

  it('fills a first name that is empty, and never replaces one', async () => {
    const { person, visitor, world } = await testWorld();
    const { email } = await person('ann');
    const login = (firstName: unknown) =>
      visitor().call('login', { body: { email, password: 'correct horse', firstName } });
    expect((await login('Mallory')).body.user.firstName).toBe('ann');
    await world.store.write.updateTable('users').set({ firstName: '' }).execute();
    expect((await login('  ')).body.user.firstName).toBe('');
    expect((await login(null)).body.user.firstName).toBe('');
    expect((await login(' Ann ')).body.user.firstName).toBe('Ann');
  });

  it('gives a new session each time and leaves the others be', async () => {
    const { person, device } = await testWorld();
    const laptop = await person('ann');
    const phone = await device(laptop.email);
    expect(phone.jar.get('colloquy')).not.toBe(laptop.jar.get('colloquy'));
    expect((await laptop.call('currentUser')).status).toBe(200);
    expect((await phone.call('currentUser')).status).toBe(200);
  });

  it('does not take over a cookie that was there before', async () => {
    const { person, visitor } = await testWorld();
    const { email } = await person('ann');
    const fixed = visitor();
    fixed.jar.set('colloquy', 'chosen-by-a-stranger.signature');
    await fixed.call('login', { body: { email, password: 'correct horse' } });
    expect(fixed.jar.get('colloquy')).not.toContain('chosen');
  });

  it('is undone when the password was changed while it was being checked', async () => {
    const { person, visitor, device } = await testWorld();
    const ann = await person('ann');
    const rounds = Array.from({ length: 6 }, async () => {
      const thief = visitor();
      await thief.call('login', { body: { email: ann.email, password: 'correct horse' } });
      return thief;
    });
    const body = { currentPassword: 'correct horse', newPassword: 'battery staple' };
    const [changed, ...thieves] = await Promise.all([ann.call('changePassword', { body }), ...rounds]);
    expect(changed.status).toBe(204);
    for (const thief of thieves) expect((await thief.call('currentUser')).status).toBe(401);
    expect((await (await device(ann.email, 'battery staple')).call('currentUser')).status).toBe(200);
  });
});

describe('the current user', () => {
  it('is known by the cookie or by the bearer token', async () => {
    const { person, visitor } = await testWorld();
    const ann = await person('ann');
    const bearer = (token: string) =>
      visitor().call('currentUser', { headers: { authorization: `Bearer ${token}` } });
    expect((await ann.call('currentUser')).body.id).toBe(ann.user.id);
    expect((await bearer(ann.token)).body.id).toBe(ann.user.id);
    expect((await bearer(`${ann.token}x`)).status).toBe(401);
    expect((await bearer(ann.token.split('.')[0] ?? '')).status).toBe(401);
    const none = await visitor().call('currentUser');
    expect([none.status, none.body.code]).toEqual([401, 'not_signed_in']);
  });

  it('is not disturbed by a stale bearer token beside a good cookie', async () => {
    const { person } = await testWorld();
    const ann = await person('ann');
    for (const authorization of ['Bearer stale.token', 'Bearer', 'Basic YTpi', 'nonsense'])
      expect((await ann.call('currentUser', { headers: { authorization } })).status).toBe(200);
  });

  it('is all the bearer token is good for', async () => {
    const { person, visitor } = await testWorld();
    const { token } = await person('ann');
    const headers = { authorization: `Bearer ${token}` };
    const outside = visitor();
    expect((await outside.call('listBooks', { headers })).status).toBe(401);
    expect((await outside.call('sessions', { headers })).status).toBe(401);
    expect((await outside.call('addBook', { headers, body: { title: 'T', author: 'A' } })).status).toBe(401);
    await outside.call('logout', { headers });
    expect((await outside.call('currentUser', { headers })).status).toBe(200);
  });

  it('is nobody when the token is passed off as the cookie, or the cookie as the token', async () => {
    const { person, visitor } = await testWorld();
    const ann = await person('ann');
    const cookie = `colloquy=${ann.token}`;
    expect((await visitor().call('currentUser', { headers: { cookie } })).status).toBe(401);
    const authorization = `Bearer ${decodeURIComponent(ann.jar.get('colloquy') ?? '')}`;
    expect((await visitor().call('currentUser', { headers: { authorization } })).status).toBe(401);
  });

  it('is never taken from a header or cookie that is not ours', async () => {
    const { person, visitor, world } = await testWorld();
    const ann = await person('ann');
    const { token } = await world.store.read.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
    // With the secret, which lies in a backup beside the database, whatever stands there can be signed.
    const forged = [world.signer.sign(COOKIE, token), world.signer.sign(COOKIE, token.replace(/^.*:/, ''))];
    const claims: Record<string, string>[] = [
      { 'x-user-id': String(ann.user.id) },
      { 'x-forwarded-user': ann.email, 'remote-user': ann.email },
      { 'x-api-key': token, authorization: token },
      { authorization: `Bearer ${token}` },
      { cookie: `colloquy=${token}` },
      { cookie: `colloquy=${token}.` },
      ...forged.map((signed) => ({ cookie: `colloquy=${encodeURIComponent(signed)}` })),
      { authorization: `Bearer ${world.signer.sign(BEARER, token)}` },
      { cookie: `better-auth.session_token=${ann.jar.get('colloquy')}` },
      { cookie: `\u00a0colloquy=${ann.jar.get('colloquy')}` },
    ];
    for (const headers of claims)
      expect((await visitor().call('currentUser', { headers })).status, JSON.stringify(headers)).toBe(401);
  });
});

describe('logging out', () => {
  it('ends this session and its token at once, and no other', async () => {
    const { person, device, visitor } = await testWorld();
    const laptop = await person('ann');
    const phone = await device(laptop.email);
    const kept = laptop.jar.get('colloquy') ?? '';
    const out = await laptop.call('logout');
    expect(out.status).toBe(204);
    expect(out.text).toBe('');
    expect(laptop.jar.has('colloquy')).toBe(false);
    const replay = await visitor().call('currentUser', { headers: { cookie: `colloquy=${kept}` } });
    expect(replay.status).toBe(401);
    const bearer = { authorization: `Bearer ${laptop.token}` };
    expect((await visitor().call('currentUser', { headers: bearer })).status).toBe(401);
    expect((await phone.call('currentUser')).status).toBe(200);
  });

  it('answers the same to someone who is not signed in', async () => {
    const { visitor } = await testWorld();
    expect((await visitor().call('logout')).status).toBe(204);
    expect((await visitor().call('logout', { raw: 'x', headers: { 'content-type': 'text/x' } })).status).toBe(
      204,
    );
  });
});
