import { describe, expect, it } from 'vitest';
import { testWorld } from '../world.ts';

const DAY = 86_400_000;

describe('the list of devices', () => {
  it('holds one line per device, newest first, and marks the one in use', async () => {
    const { person, visitor } = await testWorld();
    const laptop = await person('ann');
    const phone = visitor();
    const body = { email: laptop.email, password: 'correct horse' };
    await phone.call('login', { body, headers: { 'user-agent': 'Phone/1.0' } });
    const seen = await phone.call('sessions');
    expect(seen.status).toBe(200);
    expect(seen.body).toMatchObject([
      { userAgent: 'Phone/1.0', current: true },
      { userAgent: null, current: false },
    ]);
    expect(Object.keys(seen.body[0]).sort()).toEqual([
      'createdAt',
      'current',
      'id',
      'lastSeenAt',
      'userAgent',
    ]);
    expect((await laptop.call('sessions')).body.map((s: { current: boolean }) => s.current)).toEqual([
      false,
      true,
    ]);
  });

  it("shows nobody else's", async () => {
    const { person } = await testWorld();
    await person('ann');
    const bob = await person('bob');
    expect((await bob.call('sessions')).body).toHaveLength(1);
  });

  it('is cleared of all others by signing out everywhere', async () => {
    const { person, device } = await testWorld();
    const laptop = await person('ann');
    const bob = await person('bob');
    const phone = await device(laptop.email);
    expect((await laptop.call('endOtherSessions')).status).toBe(204);
    expect((await laptop.call('sessions')).body).toHaveLength(1);
    expect((await phone.call('currentUser')).status).toBe(401);
    expect((await bob.call('currentUser')).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends after a month without use, and goes on as long as it is used', async () => {
    const { person, clock, world } = await testWorld();
    clock.now = Date.now();
    const used = await person('ann');
    const idle = await person('bob');
    for (let days = 0; days < 40; days += 20) {
      clock.now += 20 * DAY;
      expect((await used.call('currentUser')).status).toBe(200);
      await world.presence.flush();
    }
    expect((await idle.call('currentUser')).status).toBe(401);
  });

  it('ends after half a year however much it is used', async () => {
    const { person, clock, world } = await testWorld();
    clock.now = Date.now();
    const ann = await person('ann');
    for (let days = 0; days < 175; days += 25) {
      clock.now += 25 * DAY;
      expect((await ann.call('currentUser')).status).toBe(200);
      await world.presence.flush();
    }
    clock.now += 6 * DAY;
    expect((await ann.call('currentUser')).status).toBe(401);
  });

  it('is swept away once it is over, and only then', async () => {
    const { person, clock, world } = await testWorld();
    clock.now = Date.now();
    await person('ann');
    const left = async () => (await world.store.read.selectFrom('sessions').select('id').execute()).length;
    await world.sweep();
    expect(await left()).toBe(1);
    clock.now += 31 * DAY;
    await world.sweep();
    expect(await left()).toBe(0);
  });

  it('stands in the database only as what its token comes to, an older one too once the upgrade is over', async () => {
    const { person, world, clock } = await testWorld();
    const ann = await person('ann');
    const token = decodeURIComponent(ann.jar.get('colloquy') ?? '').replace(/\..*/, '');
    const kept = async () =>
      (await world.store.read.selectFrom('sessions').select('token').execute()).map((row) => row.token);
    expect((await kept()).join()).not.toContain(token);

    // As an earlier version left it.
    await world.store.write.updateTable('sessions').set({ token }).execute();
    expect((await ann.call('currentUser')).status).toBe(200);
    await world.sweep();
    expect(await kept()).toEqual([token]);
    clock.now += 2 * 60 * 60_000;
    await world.sweep();
    expect((await kept()).join()).not.toContain(token);
    expect((await ann.call('currentUser')).status).toBe(200);
    expect((await ann.call('logout')).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  it('is carried by a cookie scripts and other sites cannot reach', async () => {
    const { person, visitor } = await testWorld();
    const { email } = await person('ann');
    const made = await visitor().call('login', { body: { email, password: 'correct horse' } });
    const [cookie] = made.headers.getSetCookie();
    expect(cookie).toMatch(/^colloquy=/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Domain');
    const token = /^colloquy=([\w-]+)\./.exec(cookie ?? '')?.[1] ?? '';
    // 32 characters of 62: far beyond 128 bits.
    expect(token.length).toBeGreaterThanOrEqual(22);
  });

  it('has a cookie bound to this very host over HTTPS', async () => {
    const { visitor } = await testWorld({ PUBLIC_URL: 'https://books.example.org' });
    const someone = visitor();
    const body = { email: 'ann@example.org', password: 'correct horse', firstName: 'Ann' };
    const made = await someone.call('signup', { body });
    const [cookie] = made.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-colloquy=/);
    expect(cookie).toContain('Secure');
    expect((await someone.call('currentUser')).status).toBe(200);
    const plain = { cookie: `colloquy=${someone.jar.get('__Host-colloquy')}` };
    expect((await visitor().call('currentUser', { headers: plain })).status).toBe(401);
  });

  it('on another server of the same database is dead as soon as it ends here', async () => {
    const here = await testWorld({ SESSION_SECRET: 'the same secret on both of the servers' });
    const there = await testWorld(
      { SESSION_SECRET: 'the same secret on both of the servers' },
      { at: here.place },
    );
    const ann = await here.person('ann');
    const cookie = `colloquy=${ann.jar.get('colloquy')}`;
    const asked = () => there.visitor().call('currentUser', { headers: { cookie } });
    expect((await asked()).status).toBe(200);
    await ann.call('logout');
    expect((await asked()).status).toBe(401);
  });
});
