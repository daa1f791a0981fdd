/** A server dies in mid-stream; servers are restarted one after the other while people work. */
import { randomUUID } from 'node:crypto';
import type { Mock } from '../../tests/providers/mock.ts';
import { openTalk } from './across.ts';
import type { Cluster } from './cluster.ts';
import { listen, streamedChat } from './listen.ts';
import { askAs, type Person, signUp } from './person.ts';

const WORDS = 'Casaubon seems to fear his own book because an ending would judge it.';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the reader of a killed stream meets, in words; and how long until the reply was there after all. */
export const killMidStream = async (
  cluster: Cluster,
  mock: Mock,
): Promise<{ said: string; isRight: boolean }> => {
  mock.play({ stamps: 200, everyMs: 30 });
  const person = await signUp(cluster.url);
  const discussionId = await openTalk(person);
  const id = randomUUID();
  const chat = streamedChat(person.cookie, discussionId, id, WORDS);
  let killed = -1;
  let diedAt = 0;
  const cut = await listen(`${cluster.url}/api/chat`, chat, ({ text, servedBy }) => {
    if (killed >= 0 || text.length < 400) return;
    killed = cluster.indexOf(servedBy);
    diedAt = performance.now();
    void cluster.servers[killed]?.end('SIGKILL');
  });
  mock.play({ stamps: 20, everyMs: 5 });
  // Until the dead server's lease is over it could still be writing; then the turn is marked.
  const marked = await listen(`${cluster.url}/api/chat`, chat);
  const markedAfter = performance.now() - diedAt;
  const again = await listen(`${cluster.url}/api/chat`, chat);
  const took = performance.now() - diedAt;
  const listed = await person.ask('GET', `/api/discussions/${discussionId}/messages`);
  const messages = (listed?.body ?? []) as { sender: string; content: string; state: string }[];
  const onward = await askAs(cluster.url, person.cookie, 'POST', '/api/chat', {
    bookTitle: 'Middlemarch',
    bookAuthor: 'George Eliot',
    discussionId,
    userMessage: WORDS,
  });
  mock.play({});
  await cluster.restart(killed);
  const isRight =
    cut.done === null &&
    marked.error === 'interrupted' &&
    again.done !== null &&
    messages.length === 2 &&
    messages[1]?.content === again.done.content &&
    messages[1].state === 'done' &&
    onward?.status === 200;
  const said = `heard ${cut.text.length} letters and no end; marked ${marked.error} after ${(markedAfter / 1000).toFixed(1)} s; asked again: ${again.done ? 'whole' : again.error} after ${(took / 1000).toFixed(1)} s; ${messages.length} messages, the last ${messages.at(-1)?.state}; the next message ${onward?.status}`;
  return { said, isRight };
};

export type Traffic = {
  requests: number;
  failed: string[];
  slowest: number;
  streams: number;
  brokenStreams: number;
};

/** People at work until `stop`: they read, add, change and talk, and listen to long replies. */
export const traffic = async (cluster: Cluster, people: number) => {
  const seen: Traffic = { requests: 0, failed: [], slowest: 0, streams: 0, brokenStreams: 0 };
  let isOver = false;
  const ask = async (person: Person, method: string, path: string, body?: unknown) => {
    const begun = performance.now();
    const answer = await person.ask(method, path, body);
    seen.requests += 1;
    seen.slowest = Math.max(seen.slowest, performance.now() - begun);
    if (!answer || answer.status >= 400)
      seen.failed.push(`${method} ${path}: ${answer?.status ?? 'no answer'}`);
    return answer;
  };
  const works = async (person: Person, n: number) => {
    while (!isOver) {
      const made = await ask(person, 'POST', '/api/books', {
        title: `Book ${seen.requests}`,
        author: 'Anon',
      });
      if (made?.body?.id) {
        await ask(person, 'PUT', `/api/books/${made.body.id}`, { notes: 'read again' });
        await ask(person, 'DELETE', `/api/books/${made.body.id}`);
      }
      await ask(person, 'GET', '/api/books');
      await pause(20 + (n % 5) * 10);
    }
  };
  const listens = async (person: Person) => {
    const discussionId = await openTalk(person);
    while (!isOver) {
      const chat = streamedChat(person.cookie, discussionId, randomUUID(), WORDS);
      const { done } = await listen(`${cluster.url}/api/chat`, chat);
      seen.streams += 1;
      if (!done) seen.brokenStreams += 1;
    }
  };
  const crowd = await Promise.all(Array.from({ length: people }, () => signUp(cluster.url)));
  const all = Promise.all(crowd.map((person, n) => (n % 4 === 3 ? listens(person) : works(person, n))));
  return {
    stop: async () => {
      isOver = true;
      await all;
      return seen;
    },
  };
};

/** Of the program that lies there, or of the one that is running. */
export const rollingRestart = async (cluster: Cluster, root?: string): Promise<void> => {
  for (const [index, server] of [...cluster.servers.entries()]) {
    await pause(1_500);
    await server.end('SIGTERM');
    await cluster.restart(index, root);
    // The balancer sees it within its half second.
    await pause(1_000);
  }
};
