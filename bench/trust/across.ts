/** What has to hold across servers, each as a question that answers whether it does. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Mock } from '../../tests/providers/mock.ts';
import type { Cluster } from './cluster.ts';
import { listen, streamedChat } from './listen.ts';
import { askAs, OVER_TLS, type Person, signUp } from './person.ts';

const WORDS = 'I think Dorothea mistakes learning for wisdom because she longs for a great task.';

export type Check = (cluster: Cluster, mock: Mock) => Promise<string | true>;

const each = <T>({ servers }: Cluster, ask: (url: string) => Promise<T>): Promise<T[]> =>
  Promise.all(servers.map(({ url }) => ask(url)));
const same = (values: unknown[], expected: unknown): string | true =>
  values.every((value) => value === expected) || `expected ${expected}, got ${values.join(', ')}`;

export const openTalk = async (person: Person): Promise<number> => {
  const opened = await person.ask('POST', '/api/discussions', {
    kind: 'book',
    title: 'Middlemarch',
    creator: 'George Eliot',
    fresh: true,
  });
  return opened?.body.id;
};

const session: Check = async (cluster) => {
  const { cookie } = await signUp(cluster.url);
  const asked = () =>
    each(cluster, async (url) => (await askAs(url, cookie, 'GET', '/api/auth/user'))?.status);
  const before = same(await asked(), 200);
  await askAs(cluster.servers[1]?.url ?? '', cookie, 'POST', '/api/auth/logout');
  const after = same(await asked(), 401);
  return before === true ? after : before;
};

const limits: Check = async (cluster) => {
  const { email } = await signUp(cluster.url);
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 15; n++)
    statuses.push(
      (await askAs(cluster.url, '', 'POST', '/api/auth/login', { email, password: 'not this one' }))?.status,
    );
  const expected = [...Array(10).fill(401), ...Array(5).fill(429)].join();
  return statuses.join() === expected || statuses.join();
};

const discussions: Check = async (cluster) => {
  const person = await signUp(cluster.url);
  const discussionId = await openTalk(person);
  const id = randomUUID();
  const say = (url: string, clientMessageId: string, userMessage: string) =>
    askAs(url, person.cookie, 'POST', '/api/chat', {
      bookTitle: 'Middlemarch',
      bookAuthor: 'George Eliot',
      discussionId,
      clientMessageId,
      userMessage,
    });
  const twins = await each(cluster, (url) => say(url, id, WORDS));
  const one = new Set(twins.map((answer) => answer?.body.messageId)).size === 1;
  await each(cluster, (url) => say(url, randomUUID(), `${WORDS} ${url}`));
  const listed = await person.ask('GET', `/api/discussions/${discussionId}/messages`);
  const messages = (listed?.body ?? []) as { sender: string; state: string }[];
  const senders = messages.map(({ sender }) => sender).join();
  const told = messages.every(({ state }) => state === 'done');
  return (one && told && messages.length === 8) || `one reply: ${one}, all done: ${told}, ${senders}`;
};

const streams: Check = async (cluster, mock) => {
  mock.play({ stamps: 100, everyMs: 30 });
  const person = await signUp(cluster.url);
  const discussionId = await openTalk(person);
  const [here, there] = cluster.servers.map(({ url }) => url);
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const first = listen(
    `${here}/api/chat`,
    streamedChat(person.cookie, discussionId, randomUUID(), WORDS),
    () => resolve(),
  );
  await Promise.race([begun, first]);
  const joined = await listen(`${there}/api/discussions/${discussionId}/stream`, {
    headers: { ...OVER_TLS, cookie: person.cookie },
  });
  const { text, done } = await first;
  mock.play({});
  const isSame =
    done !== null && done.content === text && joined.done?.content === text && joined.text === text;
  return (
    isSame ||
    `heard ${text.length} letters here, ${joined.text.length} there (${joined.status}, ${joined.error})`
  );
};

const uploads: Check = async (cluster) => {
  const person = await signUp(cluster.url);
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7a3b2e' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
  const headers = { ...OVER_TLS, cookie: person.cookie };
  const sent = await fetch(`${cluster.url}/api/profile/picture`, { method: 'POST', body: form, headers });
  const { profileImageUrl } = (await sent.json()) as { profileImageUrl: string };
  const sizes = await each(cluster, async (url) => {
    const got = await fetch(new URL(profileImageUrl, url), { headers });
    return `${got.status} ${(await got.arrayBuffer()).byteLength}`;
  });
  return same(sizes, sizes[0]) === true && String(sizes[0]).startsWith('200 ') ? true : sizes.join(', ');
};

export const CHECKS: Record<string, Check> = {
  'a session made through the balancer is good on all, and ended on one it is dead on all': session,
  'ten wrong passwords are counted together, whichever servers they came to': limits,
  'the same message on three servers at once is answered once; three messages one after the other':
    discussions,
  'a reply written on one server can be followed on another, word for word': streams,
  'a picture sent to one is there on all': uploads,
};
