/**
 * Fills a data folder of its own with a reader who has been here for four months: the house is opened on a
 * clock that is turned from evening to evening, and everything goes through the calls that the client makes.
 */

import { lookUp } from '#catalogue/look-up.ts';
import { SHELF_ARTWORKS } from '#catalogue/shelf/artworks.ts';
import { SHELF_BOOKS } from '#catalogue/shelf/books.ts';
import { SHELF_FILMS } from '#catalogue/shelf/films.ts';
import { readConfig } from '#server/config.ts';
import { makeApp } from '#server/http/app.ts';
import { loadFiles } from '#server/http/files.ts';
import { makeLog } from '#server/log.ts';
import { makeWorld } from '#server/world.ts';
import { SCRIPTS } from '#tests/scripted-readers.ts';

const dataDir = process.argv[2];
if (!dataDir) throw new Error('Which folder? node scripts/fill-demo.ts <folder>');

const DAY = 86_400_000;
const DAYS = 120;
const READER = {
  email: 'reader@example.org',
  password: 'read and talk',
  firstName: 'Clara',
  lastName: 'Voss',
};
const OTHERS = ['Ines Okafor', 'Tomasz Wilk', 'Mei-Ling Chan', 'Yusuf Demir', 'Aoife Byrne'];
const NOTES = [
  'Lent to Ines; want to read the last chapter again.',
  'The first fifty pages are slow, and then they are not.',
  'Ask the group what they made of the ending.',
];
/** Those who would leave a strange account behind them stay away. */
const TEMPERS = ['keen', 'expert', 'terse', 'stuck', 'second-language', 'question-asker', 'wrong-fact'];

let now = Date.now() - DAYS * DAY;
const config = readConfig({
  DATA_DIR: dataDir,
  AI_PROVIDER: 'builtin',
  BOOK_SEARCH: 'off',
  RATE_LIMIT_FACTOR: '0',
});
const world = await makeWorld(config, { now: () => now, log: makeLog('error') });
const app = makeApp(world, loadFiles('/nowhere'));

const visitor = () => {
  let cookie = '';
  // biome-ignore lint/suspicious/noExplicitAny: answers of the contract, whose shapes are known here
  return async (method: string, path: string, body?: unknown): Promise<any> => {
    const headers = { host: 'localhost', 'content-type': 'application/json', ...(cookie && { cookie }) };
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const request = new Request(`http://localhost/api${path}`, { method, headers, ...text });
    const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers };
    const answer = await app.fetch(request, { incoming });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said}`);
    return said ? JSON.parse(said) : undefined;
  };
};

const day = (at = now) => new Date(at).toISOString().slice(0, 10);
const clara = visitor();
const user = (await clara('POST', '/auth/signup', READER)).user;
await clara('PUT', '/profile', {
  bio: 'Reads on trains. Argues with the margins.',
  timeZone: 'Europe/Vienna',
});

const discussed = new Set(SCRIPTS.map(({ title }) => title));
const owned = SHELF_BOOKS.filter((book, at) => discussed.has(book.title) || at % 6 === 0);
await clara('POST', '/onboarding', {
  userId: user.id,
  books: owned.slice(0, 3).map(({ title, author, isbn13 }) => ({ title, author, isbn: isbn13 })),
});

const itemIds = new Map<string, number>();
for (const [at, { title, author, isbn13 }] of owned.slice(3).entries()) {
  const isRead = at % 3 === 0;
  const added = await clara('POST', '/books', {
    title,
    author,
    isbn: isbn13,
    status: isRead ? 'read' : at % 3 === 1 ? 'reading' : 'to-read',
    ...(isRead && { rating: 2.5 + (at % 6) / 2, dateRead: day(now - (at + 3) * 9 * DAY) }),
    ...(at % 5 === 0 && { notes: NOTES[(at / 5) % NOTES.length] }),
  });
  itemIds.set(title, added.id);
}
for (const book of await clara('GET', '/books')) itemIds.set(book.title, book.id);
for (const [at, { title, director, year, genres }] of SHELF_FILMS.entries())
  if (discussed.has(title) || at % 5 === 0)
    itemIds.set(title, (await clara('POST', '/movies', { title, director, year, genre: genres[0] })).id);
for (const [at, { title, artist, year, medium, movement }] of SHELF_ARTWORKS.entries())
  if (discussed.has(title) || at % 16 === 0)
    itemIds.set(
      title,
      (await clara('POST', '/artworks', { title, artist, year: String(year), medium, movement })).id,
    );
await clara('POST', '/books', { title: 'Loss aversion', author: 'Exploration' });
await clara('POST', '/custom-objectives', {
  title: 'Where would I disagree with the author?',
  description: 'Custom learning objective: Where would I disagree with the author?',
});

/** An idea the catalogue does not have is talked about nowhere in the app. */
const scripts = SCRIPTS.filter(
  ({ temper, kind, title, creator }) =>
    TEMPERS.includes(temper) && (kind !== 'concept' || lookUp({ kind, title, creator })),
);
type Script = (typeof scripts)[number];
const NAMES: Record<Script['kind'], (script: Script) => Record<string, string>> = {
  book: ({ title, creator }) => ({ bookTitle: title, bookAuthor: creator }),
  concept: ({ title }) => ({ bookTitle: title, bookAuthor: 'Exploration' }),
  movie: ({ title, creator }) => ({ movieTitle: title, movieDirector: creator }),
  artwork: ({ title, creator }) => ({ artworkTitle: title, artworkArtist: creator }),
};
/** What the catalogue does not have either is written into the collection before it is talked about. */
for (const { kind, title, creator } of scripts) {
  if (kind === 'concept' || itemIds.has(title) || lookUp({ kind, title, creator })) continue;
  const add = {
    book: () => clara('POST', '/books', { title, author: creator }),
    movie: () => clara('POST', '/movies', { title, director: creator }),
    artwork: () => clara('POST', '/artworks', { title, artist: creator }),
  };
  itemIds.set(title, (await add[kind]()).id);
}
const CHATS = { book: '/chat', concept: '/chat', movie: '/movie-chat', artwork: '/art-chat' } as const;
const OPENINGS = {
  book: '/generate-question',
  concept: '/generate-question',
  movie: '/generate-movie-question',
  artwork: '/generate-art-question',
} as const;

/** An evening each: most days one, now and then a pause, and the last five days without any. */
let evening = 0;
const talks: number[] = [];
for (const [at, script] of scripts.entries()) {
  const { kind, title, creator, objective, messages } = script;
  const itemId = kind === 'concept' ? undefined : itemIds.get(title);
  const opened = await clara('POST', '/discussions', { kind, itemId, title, creator, objective });
  talks.push(opened.id);
  const names = NAMES[kind](script);
  await clara('POST', OPENINGS[kind], { ...names, objective, discussionId: opened.id });
  const evenings = [messages.slice(0, 4), messages.slice(4, 8)];
  for (const said of evenings) {
    const left = scripts.length * 2 - evening;
    const isLast = left <= 5;
    const today = Math.floor(Date.now() / DAY) * DAY;
    now = isLast
      ? Math.min(today - (left - 1) * DAY + 9 * 3_600_000, Date.now() - left * 60_000)
      : now + ((DAYS - 6) / (scripts.length * 2)) * DAY;
    evening += 1;
    await clara('POST', '/auth/login', { email: READER.email, password: READER.password });
    for (const userMessage of said) {
      now += 150_000;
      await clara('POST', CHATS[kind], { ...names, objective, discussionId: opened.id, userMessage });
    }
  }
  if (at < OTHERS.length) {
    const [firstName = '', lastName = ''] = (OTHERS[at] ?? '').split(' ');
    const email = `${firstName.toLowerCase()}@example.org`;
    const other = visitor();
    await other('POST', '/auth/signup', { email, password: 'read and talk', firstName, lastName });
    await other('POST', '/books', { title: owned[at]?.title, author: owned[at]?.author });
  }
}
now = Date.now();
await clara('POST', '/auth/login', { email: READER.email, password: READER.password });
await clara('POST', `/discussions/${talks[0]}/share`, {});
await world.close();
console.log(`Log in as ${READER.email} with the password "${READER.password}".`);
