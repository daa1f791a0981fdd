/**
 * `mid-stream [rounds]`: readers listen to a model; one reloads at any moment and hears all from the start, and then
 * the server is killed in the middle, or asked to stop. The reader's words have to be there, what was shown up to a second before too,
 * told as broken off, and the same message sent again is answered whole.
 */
import { randomUUID } from 'node:crypto';
import { startMock } from '../tests/providers/mock.ts';
import { openTalk } from './trust/across.ts';
import { listen, streamedChat } from './trust/listen.ts';
import { OVER_TLS, type Person, signUp } from './trust/person.ts';
import { sqlitePlace } from './trust/places.ts';
import { type Server, startServer } from './trust/server.ts';

const READERS = 6;
/** What is shown is stored once a second; the rest is the machine's. */
const KEPT_WITHIN_MS = 1_500;
const rounds = Number(process.argv[2] ?? 10);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const mock = await startMock();
const place = await sqlitePlace();
const env = {
  ...place.env,
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: mock.baseUrl('openai'),
  AI_MODEL: 'mock-chat',
  AI_API_KEY: 'key',
};
let server: Server = await startServer(env);
const people: Person[] = [];
for (let n = 0; n < READERS; n++) people.push(await signUp(server.url));

const wrong: string[] = [];
let reloads = 0;
let kills = 0;
let stops = 0;
const WORDS = 'Casaubon seems to fear his own book because an ending would judge it.';

/** One reply, listened to from its beginning and, by somebody who reloads, from a moment in its middle. */
const reload = async (person: Person, n: number): Promise<void> => {
  const discussionId = await openTalk(person);
  const chat = streamedChat(person.cookie, discussionId, randomUUID(), `${WORDS} ${n}`);
  const first = listen(`${server.url}/api/chat`, chat);
  await pause(50 + Math.random() * 900);
  const joined = await listen(`${server.url}/api/discussions/${discussionId}/stream`, {
    headers: { ...OVER_TLS, cookie: person.cookie },
  });
  const heard = await first;
  // Asked before it began or after it ended there is nothing to join.
  if (joined.status === 204) return;
  reloads += 1;
  if (heard.done?.content !== heard.text)
    wrong.push(`reload ${n}: the first heard something else than was kept`);
  if (joined.text !== heard.text || joined.done?.content !== heard.text)
    wrong.push(`reload ${n}: ${joined.text.length} letters instead of ${heard.text.length}, ${joined.error}`);
};

type Cut = {
  person: Person;
  discussionId: number;
  chat: RequestInit;
  shown: { at: number; length: number }[];
};

const kill = async (): Promise<void> => {
  const cuts: Cut[] = [];
  for (const person of people) {
    const discussionId = await openTalk(person);
    const chat = streamedChat(person.cookie, discussionId, randomUUID(), WORDS);
    cuts.push({ person, discussionId, chat, shown: [] });
  }
  const listening = cuts.map(({ chat, shown }) =>
    listen(`${server.url}/api/chat`, chat, ({ text }) => {
      shown.push({ at: performance.now(), length: text.length });
    }),
  );
  await pause(300 + Math.random() * 2_500);
  const diedAt = performance.now();
  await server.end('SIGKILL');
  const heard = await Promise.all(listening);
  server = await startServer(env);
  for (const { person } of cuts) person.at(server.url);
  for (const [n, { person, discussionId, chat, shown }] of cuts.entries()) {
    const say = (words: string) => wrong.push(`kill ${kills + 1}, reader ${n + 1}: ${words}`);
    if (heard[n]?.done) continue;
    kills += 1;
    const listed = await person.ask('GET', `/api/discussions/${discussionId}/messages`);
    const messages = (listed?.body ?? []) as { sender: string; content: string; state: string }[];
    const [asked, reply] = messages;
    // Nothing was shown: the words may not have come in at all.
    if (!asked && shown.length === 0) continue;
    if (asked?.content !== WORDS) say('the words are lost');
    if (reply?.state !== 'interrupted') say(`told as ${reply?.state}`);
    const before = shown.findLast(({ at }) => at <= diedAt - KEPT_WITHIN_MS)?.length ?? 0;
    if ((reply?.content.length ?? 0) < before)
      say(`${reply?.content.length} letters kept, ${before} were shown`);
    const text = heard[n]?.text ?? '';
    const kept = reply?.content ?? '';
    if (!text.startsWith(kept) && !kept.startsWith(text)) say('other words are kept than were shown');
    mock.play({ stamps: 20, everyMs: 2 });
    const again = await listen(`${server.url}/api/chat`, chat);
    if (!again.done) say(`asked again: ${again.status} ${again.error}`);
    const after = await person.ask('GET', `/api/discussions/${discussionId}/messages`);
    if (after?.body.length !== 2 || after.body[1].state !== 'done')
      say('asked again it is not there once and whole');
  }
};

/** Asked to stop, it lets those who listen hear theirs to the end. */
const stop = async (): Promise<void> => {
  const listening = people.map(async (person) => {
    const discussionId = await openTalk(person);
    return listen(`${server.url}/api/chat`, streamedChat(person.cookie, discussionId, randomUUID(), WORDS));
  });
  await pause(400 + Math.random() * 600);
  await server.end('SIGTERM');
  for (const { text, done, status, error } of await Promise.all(listening)) {
    // Who came too late was not let in.
    if (status === 0) continue;
    stops += 1;
    if (!done || done.content !== text)
      wrong.push(`stop: a reply ended with ${error ?? 'nothing'} after ${text.length} letters`);
  }
  server = await startServer(env);
  for (const person of people) person.at(server.url);
};

for (let n = 0; n < rounds; n++) {
  mock.play({ stamps: 100, everyMs: 15 });
  await stop();
  mock.play({ stamps: 60, everyMs: 15 });
  await Promise.all(people.map((person) => reload(person, n)));
  mock.play({ stamps: 300, everyMs: 15 });
  await kill();
  if ((n + 1) % 10 === 0)
    console.log(`${n + 1} rounds: ${reloads} reloads, ${kills} replies cut, ${wrong.length} wrong`);
}
await server.end('SIGTERM');
await mock.stop();
await place.drop();
for (const words of wrong.slice(0, 10)) console.log(words);
console.log(
  `${reloads} reloads in the middle of a reply, ${kills} replies cut off by a kill, ${stops} under way at a stop, ${wrong.length} wrong`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
