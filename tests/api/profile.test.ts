import { describe, expect, it } from 'vitest';
import { sharedWorld, testWorld } from '../world.ts';

const server = sharedWorld();

describe('the profile', () => {
  it('takes any of its fields, trimmed, and leaves the others', async () => {
    const ann = await server().person('ann');
    const change = (body: unknown) => ann.call('updateProfile', { body });
    const first = await change({
      firstName: ' Anna ',
      bio: 'Reads\r\nat\u0000 night ',
      timeZone: 'Europe/Berlin',
    });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ firstName: 'Anna', lastName: '', bio: 'Reads\nat night' });
    const second = await change({ lastName: 'Lee', timeZone: null });
    expect(second.body).toMatchObject({ firstName: 'Anna', lastName: 'Lee', timeZone: null });
    expect((await change({})).body).toEqual(second.body);
    expect((await ann.call('currentUser')).body).toMatchObject({ firstName: 'Anna', lastName: 'Lee' });
  });

  it('names what is wrong with a field', async () => {
    const ann = await server().person('strict');
    const wrong = {
      firstName: ' ',
      lastName: 'x'.repeat(101),
      bio: 'x'.repeat(2001),
      timeZone: 'Mars/Olympus',
      email: 'no address',
    };
    const { status, body } = await ann.call('updateProfile', { body: wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual(Object.keys(wrong).sort());
  });

  it('gives nobody rights, another id or a picture by being asked for it', async () => {
    await server().person('before');
    const ann = await server().person('modest');
    const body = {
      isAdmin: true,
      id: 1,
      userId: 1,
      createdAt: 0,
      profileImageUrl: '/api/auth/logout',
      password: 'x',
    };
    const changed = await ann.call('updateProfile', { body });
    expect(changed.body).toMatchObject({ id: ann.user.id, isAdmin: false, profileImageUrl: null });
    expect(changed.body.createdAt).toBe(ann.user.createdAt);
  });

  it('needs the password for a new address, in any spelling of the old one not', async () => {
    const ann = await server().person('mover');
    const change = (body: unknown) => ann.call('updateProfile', { body });
    const missing = await change({ email: 'moved@example.org' });
    expect([missing.status, Object.keys(missing.body.fields)]).toEqual([400, ['currentPassword']]);
    const wrong = await change({ email: 'moved@example.org', currentPassword: 'not mine' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password']);
    expect((await change({ email: ' MOVER@example.org ' })).status).toBe(200);
    const right = await change({ email: 'Moved@Example.org', currentPassword: 'correct horse' });
    expect(right.body.email).toBe('moved@example.org');
    const login = { email: 'moved@example.org', password: 'correct horse' };
    expect((await server().visitor().call('login', { body: login })).status).toBe(200);
  });

  it("does not take someone else's address", async () => {
    const ann = await server().person('has');
    const bob = await server().person('wants');
    const body = { email: ann.email.toUpperCase(), firstName: 'Bobby', currentPassword: 'correct horse' };
    const taken = await bob.call('updateProfile', { body });
    expect([taken.status, taken.body.code]).toEqual([409, 'email_taken']);
    expect(taken.body).not.toHaveProperty('fields');
    expect((await bob.call('currentUser')).body.firstName).toBe('wants');
  });

  it('keeps both changes when two tabs save different fields at the same moment', async () => {
    const ann = await server().person('tabs');
    await Promise.all([
      ann.call('updateProfile', { body: { bio: 'From one tab' } }),
      ann.call('updateProfile', { body: { lastName: 'From the other' } }),
    ]);
    const seen = await ann.call('currentUser');
    expect(seen.body).toMatchObject({ bio: 'From one tab', lastName: 'From the other' });
  });

  it('says when the person was last here', async () => {
    const { person, clock, world } = await testWorld();
    const ann = await person('ann');
    clock.now += 60_000;
    await ann.call('currentUser');
    await world.presence.flush();
    expect((await ann.call('currentUser')).body.lastActiveAt).toBe(new Date(clock.now).toISOString());
  });
});
