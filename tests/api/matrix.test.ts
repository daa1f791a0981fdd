/** Every call of the contract, tried by everyone there is. */
import { describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sharedWorld } from '../world.ts';
import { type Owner, SAMPLES, type Sample } from './samples.ts';

const server = sharedWorld();
const NAMES = Object.keys(api) as CallName[];

let count = 0;
/** An owner, someone else, and an administrator who owns nothing of theirs. */
const people = async () => {
  count += 1;
  const { person, world } = server();
  const [owner, other, admin] = [
    await person(`owner${count}`),
    await person(`other${count}`),
    await person(`admin${count}`),
  ];
  const write = world.store.write.updateTable('users');
  await write.set({ isAdmin: 0 }).where('email', '=', owner.email).execute();
  await write.set({ isAdmin: 1 }).where('email', '=', admin.email).execute();
  return { owner, other, admin };
};

/** All the owner can see of their own, as it is now. */
const ownView = async (owner: Owner) => {
  const { lastActiveAt: _, ...user } = (await owner.call('currentUser')).body;
  const sessions = (await owner.call('sessions')).body.map((session: { id: number }) => session.id);
  const lists = NAMES.filter((name) => name.startsWith('list'));
  return {
    user,
    sessions,
    lists: await Promise.all(lists.map(async (name) => (await owner.call(name)).text)),
  };
};

const sampleOf = async (name: CallName, owner: Owner): Promise<Sample> => {
  const make = SAMPLES[name];
  if (!make) throw new Error(`${name} has no sample request in samples.ts.`);
  return make(owner, server());
};

const isGood = (endpoint: Endpoint, status: number) => String(status) in endpoint.answers;

it('has a sample of every call, and none of a call that is gone', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual([...NAMES].sort());
});

describe.each(NAMES.filter((name) => api[name].access === 'anyone'))('%s', (name) => {
  it('is open to visitors', async () => {
    const { owner } = await people();
    const sample = await sampleOf(name, owner);
    const answer = await server().visitor().call(name, sample);
    expect(isGood(api[name], answer.status), answer.text).toBe(true);
  });
});

describe.each(NAMES.filter((name) => api[name].access !== 'anyone'))('%s', (name) => {
  const endpoint: Endpoint = api[name];

  it('is closed to visitors, ended sessions, deleted people and forged proofs', async () => {
    const { owner, other, admin } = await people();
    const { visitor, device } = server();
    const sample = await sampleOf(name, owner);
    const before = await ownView(owner);
    const ended = await device(other.email);
    const [endedCookie, goneCookie] = [ended.jar.get('colloquy'), admin.jar.get('colloquy')];
    await ended.call('logout');
    await server().world.store.write.deleteFrom('users').where('id', '=', admin.user.id).execute();
    const claims: Record<string, string>[] = [
      {},
      { cookie: `colloquy=${endedCookie}` },
      { cookie: `colloquy=${goneCookie}` },
      { cookie: `colloquy=${owner.jar.get('colloquy')?.slice(0, -2)}` },
      { cookie: `colloquy=${owner.token}` },
      ...(endpoint.bearer ? [] : [{ authorization: `Bearer ${owner.token}` }]),
    ];
    for (const headers of claims) {
      const answer = await visitor().call(name, { ...sample, headers });
      expect([answer.status, answer.body.code], JSON.stringify(headers)).toEqual([401, 'not_signed_in']);
    }
    expect(await ownView(owner)).toEqual(before);
  });

  it('never shows or touches what is another’s, not even for an administrator', async () => {
    const { owner, other, admin } = await people();
    const sample = await sampleOf(name, owner);
    const before = await ownView(owner);
    for (const who of [other, admin]) {
      const answer = await who.call(name, sample);
      if (endpoint.access === 'admin' && who === other) expect(answer.status).toBe(403);
      else if (sample.params && !sample.isForAll && endpoint.access === 'person') {
        const unknown = Object.fromEntries(Object.keys(sample.params).map((key) => [key, 987_654_321]));
        const nowhere = await who.call(name, { ...sample, params: unknown });
        expect([answer.status, answer.text]).toEqual([404, nowhere.text]);
      }
      if (endpoint.access === 'person') {
        expect(answer.text).not.toContain(owner.email);
        expect(answer.text).not.toContain('canary');
      }
    }
    if (endpoint.access === 'person') expect(await ownView(owner)).toEqual(before);
  });

  it('is open to whom it is for', async () => {
    const { owner, admin } = await people();
    const sample = await sampleOf(name, owner);
    const answer = await (endpoint.access === 'admin' ? admin : owner).call(name, sample);
    expect(isGood(endpoint, answer.status), answer.text).toBe(true);
    const user = await server()
      .world.store.read.selectFrom('users')
      .select('isAdmin')
      .where('id', '=', owner.user.id)
      .executeTakeFirst();
    if (endpoint.access === 'person') expect(user?.isAdmin ?? 0).toBe(0);
  });
});
