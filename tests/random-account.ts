/** Random accounts as our export writes them: whatever the contract lets a person keep and say. */
import fc from 'fast-check';
import type { Artwork } from '#contract/artworks.ts';
import type { Book } from '#contract/books.ts';
import { CONCEPT_AUTHOR, KINDS, RATINGS } from '#contract/kinds.ts';
import type { Movie } from '#contract/movies.ts';
import { clean } from '#contract/text.ts';

const text = (max: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: Math.min(max, 60) })
    .map((raw) => clean(raw).slice(0, max).toWellFormed().trim());
const some = (max: number) => text(max).map((raw) => raw || 'untitled');
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const PAST = {
  min: new Date('1999-01-01T00:00:00Z'),
  max: new Date('2026-02-28T00:00:00Z'),
  noInvalidDate: true,
};
const time = fc.date(PAST).map((date) => date.toISOString());
const day = time.map((at) => at.slice(0, 10));
const address = fc.webUrl({ validSchemes: ['http', 'https'] });

/** Every field the contract lets a work have: one forgotten here is one no test carries out and in again. */
type Fields<Work> = { [F in keyof Omit<Work, 'id' | 'userId'>]: fc.Arbitrary<unknown> };

const stamps = { notes: orNull(text(20_000)), lastSession: orNull(time), createdAt: time, updatedAt: time };

const book = fc.record({
  ...stamps,
  title: some(500),
  author: fc.oneof(some(300), fc.constant(CONCEPT_AUTHOR)),
  isbn: orNull(fc.stringMatching(/^(\d{9}[\dX]|\d{13})$/)),
  coverUrl: orNull(address),
  rating: orNull(fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2)),
  status: orNull(fc.constantFrom('to-read', 'reading', 'read')),
  dateRead: orNull(day),
} satisfies Fields<Book>);
const movie = fc.record({
  ...stamps,
  title: some(500),
  director: some(300),
  year: orNull(fc.integer({ min: -500, max: 2100 })),
  genre: orNull(some(500)),
  posterUrl: orNull(address),
} satisfies Fields<Movie>);
const artwork = fc.record({
  ...stamps,
  title: some(500),
  artist: some(300),
  year: orNull(some(500)),
  medium: orNull(some(500)),
  dimensions: orNull(some(500)),
  location: orNull(some(500)),
  movement: orNull(some(500)),
  imageUrl: orNull(address),
} satisfies Fields<Artwork>);
const objective = fc.record({ title: some(200), description: orNull(text(1000)), createdAt: time });

const words = fc.string({ unit: 'grapheme', maxLength: 80 }).map((raw) => raw.replaceAll('\0', ''));
const criterion = fc.constantFrom('point', 'anchor', 'link', 'second_move');
const rated = { rating: fc.constantFrom(...RATINGS), comment: words };
const verdict = fc.record({
  ...rated,
  criteria: fc.array(
    fc.record({ criterion, span: fc.record({ start: fc.nat(90), end: fc.nat(90), text: words }) }),
    { maxLength: 4 },
  ),
  missing: orNull(criterion),
});
const history = fc.array(fc.record({ ...rated, reason: orNull(words), at: time }), {
  minLength: 1,
  maxLength: 3,
});
const state = fc.constantFrom('done', 'stopped', 'interrupted');

const round = fc.record({
  said: words,
  clientMessageId: orNull(fc.uuid()),
  saidAt: time,
  reply: orNull(
    fc.record({
      content: words,
      guide: orNull(some(80)),
      state,
      at: time,
      verdict: orNull(fc.tuple(verdict, orNull(history), orNull(time))),
    }),
  ),
});

const talk = fc.record({
  kind: fc.constantFrom(...KINDS),
  /** Which of the works of its kind it is about; none of them where there are fewer. */
  about: fc.nat(8),
  title: some(500),
  creator: text(300),
  objective: some(200),
  name: orNull(some(200)),
  createdAt: time,
  lastMessageAt: orNull(time),
  opening: orNull(words),
  rounds: fc.array(round, { maxLength: 4 }),
});

export const randomAccount = fc.record({
  profile: fc.record({
    firstName: some(100),
    lastName: text(100),
    bio: text(2000),
    timeZone: orNull(fc.constantFrom('Europe/Vienna', 'UTC', 'Asia/Tokyo')),
    onboardedAt: orNull(time),
  }),
  books: fc.array(book, { maxLength: 6 }),
  movies: fc.array(movie, { maxLength: 4 }),
  artworks: fc.array(artwork, { maxLength: 4 }),
  customObjectives: fc.array(objective, { maxLength: 3 }),
  talks: fc.array(talk, { maxLength: 5 }),
});
type Account = typeof randomAccount extends fc.Arbitrary<infer A> ? A : never;

/** The account as a file of ours, its ids made up. */
export const asExport = (account: Account): string => {
  let id = 100;
  const kept = <T extends object>(list: T[]) => list.map((entry) => ({ ...entry, id: id++, userId: 7 }));
  const [books, movies, artworks] = [kept(account.books), kept(account.movies), kept(account.artworks)];
  const ids = { book: books, movie: movies, artwork: artworks, concept: [] };
  const discussions = account.talks.map(({ opening, rounds, about, ...own }) => {
    const discussionId = id++;
    const itemId = ids[own.kind][about]?.id ?? null;
    const base = { discussionId, bookId: itemId ?? 0, feedback: null, clientMessageId: null, replyTo: null };
    const judged = { verdict: null, verdictHistory: null, struckAt: null };
    const messages: object[] = [];
    const guide = { ...base, ...judged, sender: 'ai', userId: 'AI' };
    if (opening !== null)
      messages.push({
        ...guide,
        id: id++,
        content: opening,
        guide: 'builtin',
        state: 'done',
        timestamp: own.createdAt,
      });
    for (const { said, clientMessageId, saidAt, reply } of rounds) {
      const asked = id++;
      const reader = { ...base, ...judged, sender: 'user', userId: 'Ann', guide: null, state: 'done' };
      messages.push({ ...reader, id: asked, content: said, clientMessageId, timestamp: saidAt });
      if (!reply) continue;
      const { at, verdict: seen, ...answer } = reply;
      const weighed = seen ? { verdict: seen[0], verdictHistory: seen[1], struckAt: seen[2] } : {};
      messages.push({ ...guide, ...answer, ...weighed, id: id++, replyTo: asked, timestamp: at });
    }
    return { ...own, id: discussionId, itemId, messageCount: messages.length, messages };
  });
  return JSON.stringify({
    format: 'colloquy',
    version: 1,
    exportedAt: '2026-03-01T12:00:00.000Z',
    profile: {
      ...account.profile,
      email: 'x@example.org',
      picture: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    books,
    movies,
    artworks,
    customObjectives: kept(account.customObjectives),
    discussions,
  });
};
