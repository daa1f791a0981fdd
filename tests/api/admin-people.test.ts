/** Who administers a house: what they see of its people, and what they may do to them. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Browser, type TestWorld, testWorld } from '../world.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const house = async (env: Record<string, string> = {}) => {
  const made = await testWorld({ RATE_LIMIT_FACTOR: '0', ...env });
  const admin = await made.person('keeper', { firstName: 'Keeper' });
  return { ...made, admin };
};

const on = (who: { user: { id: number } }) => ({ params: { id: who.user.id } });
const isAdmin = async (who: Browser) => (await who.call('currentUser')).body.isAdmin;
const log = async (who: Browser) => (await who.call('adminLog')).body;

/** Rows straight into the table, as many as nobody could sign up. */
const settle = async (
  { world, clock }: TestWorld,
  people: { firstName: string; email: string; lastActiveAt?: number }[],
) => {
  const { addPerson } = await import('#server/store/people.ts');
  for (const { lastActiveAt, ...person } of people) {
    const id = await addPerson(world.store.write, { lastName: '', ...person, isAdmin: false }, clock.now);
    if (lastActiveAt !== undefined)
      await world.store.write.updateTable('users').set({ lastActiveAt }).where('id', '=', id).execute();
  }
};

describe('the figures of the house', () => {
  it('count people, those of the last 24 hours, those new in seven days, and books', async () => {
    const made = await house();
    const { clock, person, admin } = made;
    const ann = await person('ann');
    const book = await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
    await ann.call('addBook', { body: { title: 'Ran', author: 'A' } });
    await made.world.presence.flush();
    expect((await admin.call('adminStats')).body).toEqual({
      totalUsers: 2,
      activeUsers: 2,
      newUsersThisWeek: 2,
      totalBooks: 2,
    });
    await ann.call('deleteBook', { params: { id: book.body.id } });
    await made.world.presence.flush();
    clock.now += 8 * DAY;
    await admin.call('currentUser');
    await made.world.presence.flush();
    expect((await admin.call('adminStats')).body).toEqual({
      totalUsers: 2,
      activeUsers: 1,
      newUsersThisWeek: 0,
      totalBooks: 1,
    });
  });

  it('of one person are measured: time from requests, tokens from the guide, books newest first', async () => {
    const { clock, person, admin, world } = await house();
    const ann = await person('ann', { firstName: 'Ann' });
    for (const title of ['Emma', 'Persuasion'])
      await ann.call('addBook', { body: { title, author: 'Jane Austen', notes: 'private' } });
    for (let minute = 0; minute < 12; minute += 4) {
      await ann.call('listBooks');
      await world.presence.flush();
      clock.now += 4 * 60_000;
    }
    await ann.call('listBooks');
    await world.presence.flush();
    clock.now += 2 * DAY;
    const { body, text } = await admin.call('adminUserById', on(ann));
    expect(body).toMatchObject({
      user: { email: 'ann@example.org', firstName: 'Ann', isAdmin: false, suspendedAt: null },
      bookCount: 2,
      weeklyTimeSpent: 12,
      totalTokensUsed: 0,
      joinedDaysAgo: 2,
      budget: 'unlimited',
    });
    expect(Date.parse(body.lastActivity)).toBe(clock.now - 2 * DAY);
    expect(body.books.map((book: { title: string }) => book.title)).toEqual(['Persuasion', 'Emma']);
    expect(Object.keys(body.books[0]).sort()).toEqual(['author', 'coverUrl', 'createdAt', 'id', 'title']);
    expect(text).not.toContain('private');
    clock.now += 6 * DAY;
    expect((await admin.call('adminUserById', on(ann))).body.weeklyTimeSpent).toBe(0);
    expect((await admin.call('adminUserById', { params: { id: 987_654 } })).status).toBe(404);
  });
});

describe('the list of people', () => {
  const people = [
    { firstName: 'Zoë', email: 'a@example.org', lastActiveAt: 3 },
    { firstName: 'ämilie', email: 'c@example.org' },
    { firstName: 'Bob', email: 'b@example.org', lastActiveAt: 5 },
    { firstName: '', email: 'bc@example.org', lastActiveAt: 4 },
    { firstName: '100%_sure', email: 'd@example.org' },
    { firstName: 'Bob', email: 'e@example.org', lastActiveAt: 5 },
  ];
  const filled = async () => {
    const made = await house();
    await settle(made, people);
    await made.world.store.write
      .updateTable('users')
      .set({ lastActiveAt: 9 })
      .where('id', '=', made.admin.user.id)
      .execute();
    return made;
  };
  const emails = (body: { email: string }[]) => body.map(({ email }) => email.split('@')[0]).join(' ');

  it('is sorted by each column both ways, the same on every engine', async () => {
    const { admin } = await filled();
    const sorted = async (sort: string) => emails((await admin.call('adminUsers', { query: { sort } })).body);
    expect(await sorted('name')).toBe('d c bc b e keeper a');
    expect(await sorted('-name')).toBe('a keeper e b bc c d');
    expect(await sorted('email')).toBe('a b bc c d e keeper');
    expect(await sorted('-createdAt')).toBe('e d bc b c a keeper');
    expect((await sorted('-lastActiveAt')).split(' ').slice(0, 4)).toEqual(['keeper', 'e', 'b', 'bc']);
    expect(emails((await admin.call('adminUsers')).body)).toBe('e d bc b c a keeper');
    for (const sort of ['prices', 'name,', '--name', ''])
      expect((await admin.call('adminUsers', { query: { sort } })).status).toBe(400);
  });

  it('is searched by name and address, each word anywhere, without minding case and marks', async () => {
    const { admin } = await filled();
    const found = async (q: string) =>
      emails((await admin.call('adminUsers', { query: { q, sort: 'email' } })).body);
    expect(await found('BOB')).toBe('b e');
    expect(await found('zoe')).toBe('a');
    expect(await found('Ämi')).toBe('c');
    expect(await found('bob e@')).toBe('e');
    expect(await found('bob b@ex')).toBe('b');
    expect(await found('%')).toBe('d');
    expect(await found('_')).toBe('d');
    expect(await found("' or 1=1 --")).toBe('');
    expect(await found('nobody')).toBe('');
  });

  it('finds people under the name they have now, however it was changed', async () => {
    const { admin, person, visitor } = await house();
    const ann = await person('ann', { firstName: 'Ann' });
    await ann.call('updateProfile', {
      body: {
        firstName: 'Émile',
        lastName: 'Zola',
        email: 'zola@example.org',
        currentPassword: 'correct horse',
      },
    });
    const found = async (q: string) => emails((await admin.call('adminUsers', { query: { q } })).body);
    expect([await found('emile zola'), await found('ann')]).toEqual(['zola', '']);
    await ann.call('updateProfile', { body: { lastName: 'Ajar' } });
    expect([await found('ajar'), await found('emile zola@')]).toEqual(['zola', 'zola']);
    const made = await admin.call('createUser', { body: { email: 'new@example.org', firstName: 'New' } });
    expect(made.status).toBe(201);
    expect(await found('new@')).toBe('new');
    expect((await visitor().call('adminUsers')).status).toBe(401);
  });

  it('is walked forwards and back page by page, each person once, whatever comes in between', async () => {
    const made = await filled();
    const { admin } = made;
    for (const sort of ['name', '-name', 'email', '-email', '-lastActiveAt', 'lastActiveAt', '-createdAt']) {
      const whole = emails((await admin.call('adminUsers', { query: { sort } })).body).split(' ');
      const page = async (cursor: string | null) => {
        const query = { sort, limit: '2', ...(cursor ? { cursor } : {}) };
        const answer = await admin.call('adminUsers', { query });
        expect(answer.status).toBe(200);
        return {
          names: emails(answer.body).split(' '),
          next: answer.headers.get('x-next-cursor'),
          previous: answer.headers.get('x-previous-cursor'),
        };
      };
      const pages = [await page(null)];
      expect(pages[0]?.previous).toBeNull();
      for (let last = pages[0]; last?.next; last = pages.at(-1)) pages.push(await page(last.next));
      expect(pages.flatMap(({ names }) => names)).toEqual(whole);
      expect(pages).toHaveLength(4);
      const back = await page(pages[3]?.previous ?? null);
      expect(back.names).toEqual(pages[2]?.names);
      const first = await page((await page(back.previous)).previous);
      expect([first.names, first.previous]).toEqual([pages[0]?.names, null]);
    }
  });

  it('refuses cursors of another list or of nobody', async () => {
    const { admin } = await filled();
    const { headers } = await admin.call('adminUsers', { query: { sort: 'name', limit: '2' } });
    const cursor = headers.get('x-next-cursor') ?? '';
    const tried: Record<string, string>[] = [
      { sort: 'email', cursor },
      { sort: 'name', cursor: cursor.slice(0, -3) },
      { sort: 'name', cursor: 'abc' },
      { sort: 'name', cursor: Buffer.from('["name","after",{"a":1},1]').toString('base64url') },
      { sort: '-createdAt', cursor: Buffer.from('["-createdAt","after","x",1]').toString('base64url') },
      { limit: '0' },
      { limit: '1001' },
      { limit: 'all' },
    ];
    for (const query of tried) expect((await admin.call('adminUsers', { query })).status).toBe(400);
  });
});

describe('administrators’ rights', () => {
  it('are granted and taken by another administrator, at once, and written down', async () => {
    const { admin, person } = await house();
    const ann = await person('ann', { firstName: 'Ann', lastName: 'Lee' });
    expect((await ann.call('adminStats')).status).toBe(403);
    expect((await ann.call('makeAdmin', on(ann))).status).toBe(403);
    const made = await admin.call('makeAdmin', on(ann));
    expect([made.status, made.body.isAdmin]).toEqual([200, true]);
    expect((await ann.call('adminStats')).status).toBe(200);
    expect((await admin.call('makeAdmin', on(ann))).status).toBe(200);
    expect((await admin.call('removeAdmin', on(ann))).body.isAdmin).toBe(false);
    expect((await ann.call('adminStats')).status).toBe(403);
    expect((await log(admin)).map((entry: object) => ({ ...entry, id: 0, at: '' }))).toEqual([
      expect.objectContaining({ action: 'removed_admin', actorName: 'Keeper', targetName: 'Ann Lee' }),
      expect.objectContaining({ action: 'made_admin', actorId: admin.user.id, targetId: ann.user.id }),
    ]);
  });

  it('cannot be taken from oneself', async () => {
    const { admin, person } = await house();
    const ann = await person('ann');
    await admin.call('makeAdmin', on(ann));
    const refused = await admin.call('removeAdmin', on(admin));
    expect([refused.status, refused.body.code]).toEqual([409, 'own_account']);
    expect(await isAdmin(admin)).toBe(true);
  });

  it('are never taken from the last one, not by two who take them from each other at the same moment', async () => {
    const { admin, person, world } = await house();
    for (let round = 0; round < 5; round++) {
      const others = [await person(`ann${round}`), await person(`bob${round}`)] as const;
      for (const other of others) await admin.call('makeAdmin', on(other));
      const all = [admin, ...others];
      const answers = await Promise.all(
        all.map((one, i) => one.call('removeAdmin', on(all[(i + 1) % 3] ?? admin))),
      );
      for (const { status } of answers) expect([200, 403]).toContain(status);
      const left = await world.store.read.selectFrom('users').select('id').where('isAdmin', '=', 1).execute();
      expect(left.length).toBeGreaterThan(0);
      await world.store.write.updateTable('users').set({ isAdmin: 0 }).execute();
      await world.store.write
        .updateTable('users')
        .set({ isAdmin: 1 })
        .where('id', '=', admin.user.id)
        .execute();
    }
  });

  it('stay with somebody who can log in, when one suspends and the other leaves at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const { admin, person, world } = await house();
      const ann = await person('ann');
      await admin.call('makeAdmin', on(ann));
      const [suspended, left] = await Promise.all([
        ann.call('suspendUser', on(admin)),
        ann.call('deleteAccount', { body: { currentPassword: 'correct horse' } }),
      ]);
      expect([suspended.status, left.status]).not.toEqual([200, 204]);
      const able = await world.store.read
        .selectFrom('users')
        .select('id')
        .where('isAdmin', '=', 1)
        .where('suspendedAt', 'is', null)
        .execute();
      expect(able.length).toBeGreaterThan(0);
    }
  });
});

describe('a suspended person', () => {
  it('is signed out everywhere at once, cannot log in and is told why; what is theirs waits for them', async () => {
    const { admin, person, device, visitor, mails } = await house();
    const ann = await person('ann');
    const phone = await device(ann.email);
    await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
    const suspended = await admin.call('suspendUser', on(ann));
    expect([suspended.status, typeof suspended.body.suspendedAt]).toEqual([200, 'string']);
    for (const one of [ann, phone]) expect((await one.call('listBooks')).status).toBe(401);

    const login = (password: string) => visitor().call('login', { body: { email: ann.email, password } });
    const refused = await login('correct horse');
    expect([refused.status, refused.body.code, refused.headers.getSetCookie()]).toEqual([
      403,
      'suspended',
      [],
    ]);
    expect((await login('wrong horse')).body.code).toBe('invalid_credentials');
    expect((await admin.call('sendReset', on(ann))).body.code).toBe('is_suspended');
    expect(mails).toHaveLength(0);

    expect((await admin.call('liftSuspension', on(ann))).body.suspendedAt).toBeNull();
    expect((await login('correct horse')).status).toBe(200);
    const again = await device(ann.email);
    expect((await again.call('listBooks')).body).toHaveLength(1);
    expect((await log(admin)).map(({ action }: { action: string }) => action)).toEqual([
      'lifted',
      'suspended',
    ]);
  });

  it('is never oneself, and never let in by a login under way', async () => {
    const { admin, person, device } = await house();
    expect((await admin.call('suspendUser', on(admin))).body.code).toBe('own_account');
    for (let round = 0; round < 4; round++) {
      const ann = await person(`ann${round}`);
      const [entering] = await Promise.all([
        device(ann.email).catch(() => null),
        admin.call('suspendUser', on(ann)),
      ]);
      if (entering) expect((await entering.call('currentUser')).status).toBe(401);
    }
  });
});

describe('an account an administrator makes', () => {
  it('is opened by its owner with the mailed link, and by nobody before; the password is theirs alone', async () => {
    const { admin, mails, visitor, device } = await house({ SIGNUP: 'closed' });
    const body = { email: 'New@Example.org', firstName: 'New', lastName: 'Reader' };
    const made = await admin.call('createUser', { body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      user: { email: 'new@example.org', isAdmin: false },
      delivery: 'outbox',
    });
    expect(made.text).not.toMatch(/token|password/);
    for (const password of ['', 'correct horse', 'null'])
      expect((await visitor().call('login', { body: { email: body.email, password } })).status).not.toBe(200);

    const { to, letter } = mails.at(-1) ?? { to: '', letter: { text: '' } };
    expect(to).toBe('new@example.org');
    expect(letter.text).toContain('Keeper has made an account for you');
    const token = /token=([\w-]+)/.exec(letter.text)?.[1];
    const chosen = await visitor().call('resetPassword', { body: { token, password: 'my own words' } });
    expect(chosen.status).toBe(204);
    expect((await (await device(body.email, 'my own words')).call('currentUser')).body.firstName).toBe('New');
    const twice = await visitor().call('resetPassword', { body: { token, password: 'other words' } });
    expect(twice.body.code).toBe('invalid_token');
    expect((await log(admin))[0]).toMatchObject({ action: 'created_user', targetName: 'New Reader' });
  });

  it('is not made twice, nor without a name or an address', async () => {
    const { admin, mails } = await house();
    const body = { email: 'keeper@EXAMPLE.org', firstName: 'Again' };
    const taken = await admin.call('createUser', { body });
    expect([taken.status, taken.body.code, taken.body.fields]).toEqual([409, 'email_taken', undefined]);
    for (const wrong of [{ email: 'no address' }, { firstName: ' ' }, { email: undefined }])
      expect((await admin.call('createUser', { body: { ...body, ...wrong } })).status).toBe(400);
    expect(mails).toHaveLength(0);
    expect(await log(admin)).toEqual([]);
  });

  it('stands even if its mail could not be sent, and the administrator is told', async () => {
    const made = await testWorld(
      { RATE_LIMIT_FACTOR: '0' },
      { mailer: { send: () => Promise.reject(new Error('no route to mail')), forget: async () => {} } },
    );
    const admin = await made.person('keeper');
    const answer = await admin.call('createUser', { body: { email: 'new@example.org', firstName: 'New' } });
    expect([answer.status, answer.body.delivery]).toEqual([201, 'failed']);
    expect((await admin.call('sendReset', { params: { id: answer.body.user.id } })).body.delivery).toBe(
      'failed',
    );
    expect(made.logged.join('')).not.toContain('new@example.org');
  });

  it('may be given a reset link, five an hour', async () => {
    const { admin, person, mails, visitor } = await testWorld().then(async (made) => ({
      ...made,
      admin: await made.person('keeper'),
    }));
    const ann = await person('ann');
    for (let i = 0; i < 5; i++) expect((await admin.call('sendReset', on(ann))).status).toBe(200);
    expect((await admin.call('sendReset', on(ann))).status).toBe(429);
    expect(mails).toHaveLength(5);
    expect(mails[0]?.letter.text).toContain('who administers Colloquy, sends you a link');
    const token = /token=([\w-]+)/.exec(mails[0]?.letter.text ?? '')?.[1];
    const reset = await visitor().call('resetPassword', { body: { token, password: 'battery staple' } });
    expect(reset.status).toBe(204);
    expect((await ann.call('currentUser')).status).toBe(401);
  });
});

describe('the log', () => {
  it('outlives whom it names, with the names as they were, and pages', async () => {
    const { admin, person } = await house();
    const ann = await person('ann', { firstName: 'Ann' });
    const bob = await person('bob', { firstName: 'Bob' });
    await admin.call('makeAdmin', on(ann));
    await ann.call('suspendUser', on(bob));
    await ann.call('updateProfile', { body: { firstName: 'Anna' } });
    await ann.call('liftSuspension', on(bob));
    await ann.call('deleteAccount', { body: { currentPassword: 'correct horse' } });
    const first = await admin.call('adminLog', { query: { limit: '2' } });
    const names = (body: { actorName: string; targetName: string }[]) =>
      body.map(({ actorName, targetName }) => `${actorName} → ${targetName}`);
    expect(names(first.body)).toEqual(['Anna → Bob', 'Ann → Bob']);
    const cursor = first.headers.get('x-next-cursor') ?? '';
    const rest = await admin.call('adminLog', { query: { limit: '2', cursor } });
    expect([names(rest.body), rest.headers.get('x-next-cursor')]).toEqual([['Keeper → Ann'], null]);
    expect((await admin.call('adminLog', { query: { cursor: 'x' } })).status).toBe(400);
  });

  it('is only added to: the database itself refuses the rest', async () => {
    const { admin, person, world } = await house();
    await admin.call('makeAdmin', on(await person('ann')));
    const { write } = world.store;
    await expect(sql`update "adminLog" set "actorName" = 'Nobody'`.execute(write)).rejects.toThrow(
      /only added/,
    );
    await expect(sql`delete from "adminLog"`.execute(write)).rejects.toThrow(/only added/);
    expect(await log(admin)).toHaveLength(1);
  });
});
