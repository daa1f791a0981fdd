/**
 * `npm run bench -- fuzz [requests] [seed]`: requests of the contract, bent, at a real server, by everyone there
 * is: no fault, no hang, no answer the contract does not know, nothing of another's, nothing of it in the log.
 */
import fc from 'fast-check';
import { api, type CallName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { PROBLEMS, problemBody } from '#contract/problems.ts';
import { SAMPLES, type Sample } from '../tests/api/samples.ts';
import { asSent, type Bent, bend } from '../tests/attack/bent-requests.ts';
import type { TestWorld } from '../tests/world.ts';
import { openHouse } from './attack/house.ts';
import { asOwner, type Heard, personAt, type Someone, visitorOf } from './attack/visitor.ts';

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const AT_ONCE = 8;
const BATCH = 20;
/** In everything the victim keeps that administrators may see, and in what nobody else may. */
const SEEN = 'kestrelseen';
const HIDDEN = 'kestrelhidden';

const { DATABASE_URL } = process.env;
const house = await openHouse(DATABASE_URL ? { DATABASE_URL } : {});
let drawn = seed;
/** Mulberry32: the same requests for the same seed. */
const chance = (): number => {
  drawn = (drawn + 0x6d2b79f5) | 0;
  let t = Math.imul(drawn ^ (drawn >>> 15), 1 | drawn);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};
const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;

const keeper = await personAt(house.url, 'keeper');
let made = 0;
const someone = async (kind: string): Promise<Someone> => {
  // A bent request may have closed the house.
  await keeper.call('changeHouse', { body: { signups: 'open', dailyTokens: 'unlimited' } });
  made += 1;
  return personAt(house.url, `${kind}${made}`);
};

const victim = await someone(`victim-${SEEN}`);
const ids: Record<string, number> = {};
const prepare = async (): Promise<void> => {
  const add = async (name: string, call: CallName, body: object) => {
    const { status, body: answer, text } = await victim.call(call, { body });
    if (status > 201) throw new Error(`${call}: ${text}`);
    ids[name] = answer.id;
  };
  const notes = `${HIDDEN} notes`;
  await add('book', 'addBook', { title: `${SEEN} book`, author: SEEN, notes });
  await add('movie', 'addMovie', { title: `${HIDDEN} film`, director: HIDDEN, notes });
  await add('artwork', 'addArtwork', { title: `${HIDDEN} work`, artist: HIDDEN, notes });
  await add('objective', 'addCustomObjective', { title: HIDDEN, description: HIDDEN });
  await victim.call('updateProfile', { body: { bio: HIDDEN } });
  for (const kind of ['book', 'movie', 'artwork'] as const)
    await add(`talk-${kind}`, 'openDiscussion', { kind, itemId: ids[kind], title: HIDDEN, creator: HIDDEN });
  const talk = { bookTitle: 'Emma', discussionId: ids['talk-book'] };
  const said = await victim.call('chatAboutBook', {
    body: { ...talk, userMessage: `${HIDDEN}: Emma hurts Miss Bates on Box Hill because she is bored.` },
  });
  ids.message = said.body.messageId;
};
await prepare();
/** All the victim can see, as it is now. */
const view = async (): Promise<string[]> => {
  const lists = (Object.keys(api) as CallName[]).filter((name) => /^list[A-Z]/.test(name));
  const all = await Promise.all(
    lists
      .filter((name) => !('params' in api[name]) && name !== 'listEvidence')
      .map((name) => victim.call(name)),
  );
  const talks = await Promise.all(
    ['book', 'movie', 'artwork'].map((kind) =>
      victim.call('listMessages', { params: { id: ids[`talk-${kind}`] ?? 0 } }),
    ),
  );
  return [...all, ...talks].map(({ text }) => text);
};
const shares = await victim.call('shareDiscussion', { params: { id: ids['talk-movie'] ?? 0 } });
const token = String(shares.body.token);
const before = await view();

type Principal = 'owner' | 'other' | 'admin' | 'visitor' | 'suspended' | 'holder';
const suspended = await someone('suspended');
const suspendedCookie = suspended.cookie();
await keeper.call('suspendUser', { params: { id: suspended.user.id } });
const admins = async (): Promise<Someone> => {
  const admin = await someone('admin');
  await keeper.call('makeAdmin', { params: { id: admin.user.id } });
  return admin;
};
/** Those who may be locked out by what they send; then another takes their place. */
const people: Record<'owner' | 'other' | 'admin', Someone> = {
  owner: await someone('owner'),
  other: await someone('other'),
  admin: await admins(),
};
/** Whom acts of administration are done to: it may become an administrator, and never asks for anything. */
const target = await someone('target');
const visitor = visitorOf(house.url);

const LAST: readonly CallName[] = [
  'logout',
  'deleteAccount',
  'endOtherSessions',
  'changePassword',
  'resetPassword',
];
const world = {
  world: {
    config: { dataDir: house.dataDir },
    now: Date.now,
    log: { warn: () => {}, info: () => {}, error: () => {}, debug: () => {} },
  },
  mails: [{}],
  visitor: () => visitor,
} as unknown as TestWorld;

const targets = (): (string | number)[] => [...Object.values(ids), victim.user.id, token, token.slice(0, 22)];

type Ready = { name: CallName; sample: Sample; bents: Bent[] };
const kept = new Map<CallName, Ready>();
/** Whoever makes a good example may have been locked out a moment ago by a bent one. */
const sampled = async (name: CallName): Promise<Sample> => {
  for (let tries = 0; ; tries++)
    try {
      return await SAMPLES[name](asOwner(api[name].access === 'admin' ? target : people.owner), world);
    } catch (thrown) {
      if (tries === 3) throw thrown;
      people.owner = await someone('owner');
      kept.clear();
    }
};

const next = async (name: CallName): Promise<{ sample: Sample; bent: Bent }> => {
  let ready = kept.get(name);
  if (!ready || ready.bents.length === 0) {
    const sample: Sample =
      name === 'resetPassword'
        ? { body: { token: 'a-token-that-never-was', password: 'correct horse' } }
        : await sampled(name);
    const bents = fc.sample(bend(api[name], sample), {
      seed: Math.floor(chance() * 2 ** 31),
      numRuns: BATCH,
    });
    ready = { name, sample, bents };
    kept.set(name, ready);
  }
  return { sample: ready.sample, bent: ready.bents.pop() as Bent };
};

/** Aimed at what is the victim's: in the path, and in each field that names something. */
const aimed = (sample: Sample, bent: Bent): Bent => {
  const victims = pick(targets());
  const params = Object.fromEntries(Object.keys(sample.params ?? {}).map((key) => [key, String(victims)]));
  const body =
    sample.naming && typeof bent.body === 'object' && bent.body !== null && !Array.isArray(bent.body)
      ? { ...bent.body, [sample.naming]: victims, id: victims, userId: victim.user.id }
      : bent.body;
  return { ...bent, params, body };
};

const statuses = new Map<number, number>();
const wrong: string[] = [];
let [slowest, slowestCall] = [0, ''];
let refused = 0;

const judge = (name: CallName, who: Principal, heard: Heard, sent: string) => {
  const endpoint: Endpoint = api[name];
  const say = (what: string) =>
    wrong.push(`${who} ${name}: ${what}: ${sent.slice(0, 300)} → ${heard.text.slice(0, 200)}`);
  statuses.set(heard.status, (statuses.get(heard.status) ?? 0) + 1);
  if (heard.ms > slowest) [slowest, slowestCall] = [heard.ms, `${who} ${name}`];
  // Node's own answer to a head that is too long.
  if (heard.status === 431) return;
  // Refused in time, with a word when to come back: no fault, but counted by itself.
  if (heard.body?.code === 'unavailable' && heard.headers.get('retry-after')) {
    refused += 1;
    return;
  }
  if (heard.status >= 500) return say(`a fault, ${heard.status}`);
  if (heard.status < 300) {
    if (!(String(heard.status) in endpoint.answers)) say(`${heard.status} is not in the contract`);
    const shape = endpoint.answers[heard.status as 200];
    if (
      shape &&
      typeof shape !== 'string' &&
      heard.body !== undefined &&
      !shape.safeParse(heard.body).success
    )
      say('an answer of another shape');
    if (who === 'visitor' || who === 'suspended' || who === 'holder')
      if (endpoint.access !== 'anyone' && !(endpoint.access === 'signature'))
        say('open to who is not signed in');
    if (who !== 'admin' && endpoint.access === 'admin') say('open to who is no administrator');
  } else {
    const problem = problemBody.strict().safeParse(heard.body);
    const known = problem.success && PROBLEMS[problem.data.code as keyof typeof PROBLEMS];
    if (!known || known.status !== heard.status) say(`${heard.status} in no shape of ours`);
  }
  const isShared = name === 'readShared' && heard.status === 200;
  if (heard.text.includes(HIDDEN) && !isShared) say('shows what is hidden');
  if (heard.text.includes(SEEN) && who !== 'admin' && !isShared) say('shows what is another’s');
};

const PRINCIPALS: readonly Principal[] = [
  ...Array<Principal>(8).fill('owner'),
  ...Array<Principal>(5).fill('other'),
  ...Array<Principal>(3).fill('admin'),
  'visitor',
  'suspended',
  'holder',
];
const NAMES = Object.keys(api) as CallName[];
/** What costs a new account each time, or a hash, is tried more seldom. */
const DEAR = new Set<CallName>([...LAST, 'signup', 'login', 'createUser', 'forgotPassword']);

const one = async (): Promise<void> => {
  let name = pick(NAMES);
  if (DEAR.has(name) && chance() < 0.8) name = pick(NAMES.filter((other) => !DEAR.has(other)));
  const who = pick(PRINCIPALS);
  const { sample, bent: made } = await next(name);
  const touchesPeople = api[name].access === 'admin' && 'params' in api[name];
  const bent =
    who !== 'owner' && chance() < 0.5 && !(touchesPeople && who === 'admin') ? aimed(sample, made) : made;
  const { method, path, sent } = asSent(api[name], sample, bent);
  const headers: Record<string, string> = {};
  // A good login would make somebody else of whoever is suspended.
  if (who === 'suspended') headers.cookie = suspendedCookie;
  if (who === 'holder')
    Object.assign(headers, { authorization: `Bearer ${token}`, cookie: `colloquy=${token}` });
  if (chance() < 0.3) headers.accept = 'text/event-stream';
  const by = who === 'owner' || who === 'other' || who === 'admin' ? people[who] : visitorOf(house.url);
  const heard = await by.send(method, path, { ...sent, headers }).catch((thrown: unknown) => {
    wrong.push(
      `${who} ${name}: no answer (${thrown}): ${method} ${path} ${JSON.stringify(sent.body)?.slice(0, 300)}`,
    );
    return null;
  });
  if (!heard) return;
  judge(name, who, heard, `${method} ${path} ${JSON.stringify(sent.body) ?? ''}`);
  if (who === 'owner' || who === 'other' || who === 'admin') await replaceIfOut(who, heard);
};

const replacing = new Map<string, Promise<void>>();
const replaceIfOut = async (who: 'owner' | 'other' | 'admin', heard: Heard): Promise<void> => {
  const isOut = heard.status === 401 || (who === 'admin' && heard.body?.code === 'forbidden');
  if (!isOut) return;
  const replace = async () => {
    const still = await people[who].call(who === 'admin' ? 'adminStats' : 'currentUser');
    if (still.status === 200) return;
    people[who] = who === 'admin' ? await admins() : await someone(who);
    if (who === 'owner') kept.clear();
  };
  if (!replacing.has(who))
    replacing.set(
      who,
      replace().finally(() => replacing.delete(who)),
    );
  await replacing.get(who);
};

let sent = 0;
const begun = performance.now();
let early = 0;
const worker = async () => {
  while (sent < count && house.isAlive()) {
    sent += 1;
    if (sent === Math.min(5_000, Math.ceil(count / 4))) early = house.memory();
    if (sent % 10_000 === 0) {
      const at = sent;
      const { heap, resident } = await house.told('/collect');
      console.log(
        `${at} requests, ${wrong.length} wrong, ${((performance.now() - begun) / 1000).toFixed(0)} s; held after a collection ${heap.toFixed(0)} MB, resident ${resident.toFixed(0)}`,
      );
    }
    await one();
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));

const seconds = (performance.now() - begun) / 1000;
const after = await view();
for (const [at, was] of before.entries())
  if (after[at] !== was) wrong.push(`What the victim had is not as it was: ${was} → ${after[at]}`);
const figures = (await visitor.send('GET', '/metrics')).text;
const faults = /^colloquy_faults_total (\d+)/m.exec(figures)?.[1];
if (faults !== '0') wrong.push(`${faults} faults were counted.`);
const said = house.said();
for (const secret of [HIDDEN, SEEN, 'drop table users', token, 'correct horse', '@example.org'])
  if (said.includes(secret)) {
    const line = said.split('\n').find((one) => one.includes(secret)) ?? '';
    wrong.push(`The log has ${JSON.stringify(secret)}: ${line.slice(0, 300)}`);
  }
const forged = said.split('\n').filter((line) => line !== '' && line.startsWith('{') && !line.endsWith('}'));
if (forged.length > 0) wrong.push(`A line of the log was broken: ${forged[0]}`);
if (!house.isAlive()) wrong.push('The server is gone.');

console.log(
  `${sent} requests (seed ${seed}) in ${seconds.toFixed(0)} s, ${NAMES.length} calls, ${DATABASE_URL ? 'PostgreSQL' : 'SQLite'}`,
);
console.log(
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, n]) => `${status}: ${n}`)
    .join(', '),
);
console.log(
  `slowest ${slowest.toFixed(0)} ms (${slowestCall}); memory ${early} MB early, ${house.memory()} MB at the end; log ${(said.length / 1e6).toFixed(1)} MB`,
);
console.log(`refused in time: ${refused}; wrong: ${wrong.length}`);
for (const line of wrong.slice(0, 60)) console.log(`  ${line}`);
for (const line of said
  .split('\n')
  .filter((one) => one.includes('a fault nobody foresaw'))
  .slice(0, 20))
  console.log(`  ${line.slice(0, 1500)}`);
await house.close();
process.exitCode = wrong.length > 0 ? 1 : 0;
