/**
 * The discussion room in a real browser, in a talk of 1,000 messages: when its end is on the screen, what a key
 * in the composer costs, and what a reply of 200 tokens a second takes of the processor.
 * Needs the built client. `npm run bench -- room [messages]`
 */

import type { Script } from '#tests/providers/script.ts';
import { SCRIPTS } from '#tests/scripted-readers.ts';
import { type KeyCost, measuredBrowser, NOTES_OF_LONG_TASKS, typeLetter } from './browser-notes.ts';
import { openHouseWithModel } from './house.ts';
import { mockProvider } from './mock-provider.ts';
import { processorTasks } from './processor-tasks.ts';

const COUNT = Number(process.argv[2] ?? 1000);
const EVERY_MS = 5;
const TOKENS = 1200;
const TYPED = 'It is the silence after the vote that I cannot get past, not the vote.';
const WORK = { title: 'Middlemarch', creator: 'George Eliot' };

const mock = await mockProvider();
const words = SCRIPTS.flatMap(({ messages }) => messages)
  .join(' ')
  .split(' ');
const pieces = Array.from({ length: TOKENS }, (_, nth) =>
  nth % 70 === 69 ? '\n\n' : `${words[nth % words.length]} `,
);
const script: Script = { pieces, everyMs: EVERY_MS };
await mock.tell(script);

const server = await openHouseWithModel(mock.origin);
let cookie = '';
// biome-ignore lint/suspicious/noExplicitAny: answers of the contract, whose shapes are known here
const post = async (path: string, body: unknown): Promise<any> => {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** A talk as an export of ours holds it. */
const talk = () => {
  const spoken = SCRIPTS.flatMap(({ messages }) => messages);
  const at = (nth: number) => new Date(Date.now() - (COUNT - nth) * 60_000).toISOString();
  const messages = Array.from({ length: COUNT }, (_, nth) => ({
    id: nth + 1,
    sender: nth % 2 ? 'user' : 'ai',
    content: spoken[nth % spoken.length] ?? 'So.',
    guide: nth % 2 ? null : 'builtin',
    state: 'done',
    clientMessageId: null,
    timestamp: at(nth),
    replyTo: nth % 2 || nth === 0 ? null : nth,
  }));
  const empty = { books: [], movies: [], artworks: [], customObjectives: [] };
  const discussion = { kind: 'book', itemId: 1, ...WORK, objective: 'General Discussion', name: null };
  return JSON.stringify({
    format: 'colloquy',
    version: 1,
    exportedAt: at(COUNT),
    profile: { firstName: 'Bench', lastName: '', bio: '', timeZone: null, onboardedAt: null, picture: null },
    ...empty,
    books: [{ id: 1, title: WORK.title, author: WORK.creator }],
    discussions: [{ ...discussion, lastMessageAt: at(COUNT), createdAt: at(0), messages }],
  });
};

/** From the answer with the messages to the frame in which the last of them is on the screen. */
const NOTES = `${NOTES_OF_LONG_TASKS}
  notes.painted = null;
  const look = () => {
    const answer = performance.getEntriesByType('resource').find(({ name }) => /discussions.[0-9]+.messages/.test(name));
    const last = [...document.querySelectorAll('[data-entry]')].at(-1)?.getBoundingClientRect();
    if (!answer?.responseEnd || !last || last.top > innerHeight) return requestAnimationFrame(look);
    requestAnimationFrame(() => { notes.painted = performance.now() - answer.responseEnd; });
  };
  requestAnimationFrame(look);
`;
/** Replies that can be copied, and so are whole. */
const REPLIES = `[...document.querySelectorAll('[data-sender=ai]')].filter((entry) => entry.textContent.includes('Copy')).length`;
const DRAWINGS = `(() => {
  notes.drawings = 0;
  new MutationObserver(() => { notes.drawings += 1; })
    .observe(document.querySelector('[aria-label=Conversation]'), { subtree: true, childList: true, characterData: true });
})()`;
const ms = (value: number) => `${value.toFixed(1)} ms`;
const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const browser = await measuredBrowser();
try {
  const account = { email: 'bench@example.org', password: 'correct horse', firstName: 'Bench' };
  await post('/api/auth/signup', account);
  const brought = await post('/api/import', { content: talk(), commit: true });
  if (brought.failed > 0) throw new Error(JSON.stringify(brought.rows.slice(0, 3)));
  const headers = { cookie };
  const [book] = (await (await fetch(`${server.url}/api/books`, { headers })).json()) as { id: number }[];

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript(NOTES);
  await page.request.post(`${server.url}/api/auth/login`, { headers: { origin: server.url }, data: account });
  await page.goto(`${server.url}/discuss/book/${book?.id}`);
  await page.waitForFunction('notes.painted !== null');
  const painted = await page.evaluate<number>('notes.painted');
  console.log(
    `a talk of ${COUNT} messages: its end is on the screen ${ms(painted)} after the answer (goal 300)`,
  );
  await page.waitForFunction(`document.querySelectorAll('[data-entry]').length === ${COUNT}`);
  await page.waitForTimeout(1500);

  const keys: KeyCost[] = [];
  const typing = await processorTasks(browser, async () => {
    for (const letter of TYPED) {
      keys.push(await typeLetter(page, 'textarea[aria-label="Your message"]', letter));
      await page.waitForTimeout(30);
    }
  });
  const handled = keys.map((key) => key.handled);
  const shown = keys.map((key) => key.shown);
  console.log(
    `a key: handled in p50 ${ms(at(handled, 0.5))}, most ${ms(at(handled, 1))} (goal 16); next frame after p50 ${ms(at(shown, 0.5))}, most ${ms(at(shown, 1))}; longest task of processor ${ms(typing[0] ?? 0)}`,
  );

  await page.evaluate(DRAWINGS);
  const began = await page.evaluate<number>(`notes.replies = ${REPLIES}, performance.now()`);
  let lasted = 0;
  const tasks = await processorTasks(browser, async () => {
    const from = performance.now();
    // By script: looking for a button by its role costs more in a talk of this length than the room itself.
    await page.evaluate(`document.querySelector('button[aria-label="Send"]').click()`);
    await page.waitForFunction(`${REPLIES} > notes.replies`, null, { polling: 1000, timeout: 60_000 });
    lasted = performance.now() - from;
  });
  const spent = tasks.reduce((sum, task) => sum + task, 0);
  const long = await page.evaluate<number[]>(
    `notes.long.filter(({ startTime }) => startTime >= ${began}).map(({ duration }) => Math.round(duration))`,
  );
  const drawings = await page.evaluate<number>('notes.drawings');
  console.log(
    `a reply of ${TOKENS} tokens, ${1000 / EVERY_MS} a second: ${((spent / lasted) * 100).toFixed(0)} % of a processor on the main thread (goal 30), ${ms(spent / drawings)} for each of ${drawings} drawings; tasks over 50 ms: ${long.length === 0 ? 'none' : long.join(', ')}; of processor ${tasks.filter((task) => task > 50).length}, the longest ${ms(tasks[0] ?? 0)}`,
  );
} finally {
  await browser.close();
  await server.stop();
  mock.stop();
}
