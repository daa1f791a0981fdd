/** Every call of the contract, tried by everyone there is. */
import { describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sharedWorld } from '../world.ts';
import { type Owner, SAID, SAMPLES, type Sample } from './samples.ts';

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
  const lists = NAMES.filter((name) => name.startsWith('list') && !('params' in api[name]));
  return {
    user,
    sessions,
    lists: await Promise.all(lists.map(async (name) => (await owner.call(name)).text)),
  };
};

/** The cookie of somebody who was suspended while they were here. */
const suspended = async (someone: Owner, admin: Owner): Promise<string> => {
  const cookie = someone.jar.get('colloquy') ?? '';
  const answer = await admin.call('suspendUser', { params: { id: someone.user.id } });
  if (answer.status !== 200) throw new Error(`Nobody was suspended: ${answer.text}`);
  return cookie;
};

/** What whoever holds a link to something of the owner's has in hand. */
const linkOf = async (owner: Owner): Promise<string> =>
  (await SAMPLES.readShared(owner, server())).params?.token as string;

const sampleOf = async (name: CallName, owner: Owner): Promise<Sample> => {
  const make = SAMPLES[name];
  if (!make) throw new Error(`${name} has no sample request in samples.ts.`);
  return make(owner, server());
};

const isNamed = ({ params, naming, isForAll }: Sample) => Boolean((params && !isForAll) || naming);

/** The same request about what nobody ever made. */
const unknownOf = (sample: Sample): Sample => {
  const params = Object.fromEntries(Object.keys(sample.params ?? {}).map((key) => [key, 987_654_321]));
  const body = sample.naming ? { ...(sample.body as object), [sample.naming]: 987_654_321 } : sample.body;
  return { ...sample, params, body };
};

const isGood = (endpoint: Endpoint, status: number) => String(status) in endpoint.answers;

describe('whoever holds a link', () => {
  it('reaches nothing but the copy behind it, by whatever call they put it in', async () => {
    const { owner } = await people();
    const link = await linkOf(owner);
    // The token of a mail is another thing in hand, and would end the owner's sessions.
    for (const name of NAMES.filter((one) => one !== 'resetPassword')) {
      const sample = await sampleOf(name, owner);
      const params = Object.fromEntries(Object.keys(sample.params ?? {}).map((key) => [key, link]));
      const query = { ...sample.query, token: link, share: link, id: link };
      const answer = await server()
        .visitor()
        .call(name, { ...sample, params, query });
      if (api[name].access === 'person' || api[name].access === 'admin')
        expect(answer.status, name).toBe(401);
      if (name !== 'readShared') {
        expect(answer.text, name).not.toMatch(/canary/i);
        expect(answer.text, name).not.toContain(SAID.slice(0, 40));
      }
      expect(answer.text.includes(owner.email) && name !== 'login', name).toBe(false);
    }
    expect((await owner.call('currentUser')).body).toMatchObject({ email: owner.email, isAdmin: false });
  });

  it('no longer reaches even that once its owner is suspended, and a suspended owner gets in nowhere', async () => {
    const { owner, admin } = await people();
    const link = await linkOf(owner);
    await suspended(owner, admin);
    const login = await server()
      .visitor()
      .call('login', { body: { email: owner.email, password: 'correct horse' } });
    expect([login.status, login.body.code]).toEqual([403, 'suspended']);
    expect(login.headers.getSetCookie()).toEqual([]);
    const shared = () =>
      server()
        .visitor()
        .call('readShared', { params: { token: link } });
    expect((await shared()).status).toBe(404);
    await admin.call('liftSuspension', { params: { id: owner.user.id } });
    expect((await shared()).status).toBe(200);
  });
});

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

  it('is closed to visitors, ended sessions, deleted and suspended people, whoever holds a link, and forged proofs', async () => {
    const { owner, other, admin } = await people();
    const { visitor, device, person } = server();
    const sample = await sampleOf(name, owner);
    const link = await linkOf(owner);
    const before = await ownView(owner);
    const ended = await device(other.email);
    const [endedCookie, goneCookie] = [ended.jar.get('colloquy'), admin.jar.get('colloquy')];
    await ended.call('logout');
    const barred = await suspended(await person(`barred${count}`), admin);
    await server().world.store.write.deleteFrom('users').where('id', '=', admin.user.id).execute();
    const claims: Record<string, string>[] = [
      {},
      { cookie: `colloquy=${endedCookie}` },
      { cookie: `colloquy=${goneCookie}` },
      { cookie: `colloquy=${owner.jar.get('colloquy')?.slice(0, -2)}` },
      { cookie: `colloquy=${owner.token}` },
      { cookie: `colloquy=${barred}` },
      { cookie: `colloquy=${link}`, authorization: `Bearer ${link}` },
      { cookie: `colloquy=${link.slice(0, 22)}.${link.slice(22)}`, 'x-share-token': link },
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
      else if (isNamed(sample) && endpoint.access === 'person') {
        const nowhere = await who.call(name, unknownOf(sample));
        expect([answer.status, answer.text]).toEqual([404, nowhere.text]);
      }
      if (endpoint.access === 'person') {
        expect(answer.text).not.toContain(owner.email);
        expect(answer.text).not.toMatch(/canary/i);
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
