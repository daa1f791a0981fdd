/** How long one key in the palette takes, over a library and talks of ten thousand each. */
import type { Discussion } from '#contract/discussions.ts';
import { ownBook } from '../tests/own-book.ts';
import { indexWorks } from '../web/parts/works/search-works.ts';
import { findInCatalogue } from '../web/shell/palette/find-in-catalogue.ts';
import { findTalks, indexTalks } from '../web/shell/palette/find-talks.ts';
import { findWorks } from '../web/shell/palette/find-works.ts';

const MANY = 10_000;
const at = '2026-03-01T12:00:00.000Z';
const WORDS = 'river glass letters winter house garden stone night city mother sea bread silence'.split(' ');
const word = (place: number) => WORDS[place % WORDS.length] ?? '';
const titleOf = (id: number) => `The ${word(id)} and the ${word(Math.floor(id / 13))} ${id}`;

const books = Array.from({ length: MANY }, (_, id) =>
  ownBook({ id, title: titleOf(id), author: `Writer ${id % 900}` }),
);
const talks = Array.from(
  { length: MANY },
  (_, id): Discussion => ({
    ...{ id, kind: 'book', itemId: id, slug: null, title: titleOf(id), creator: `Writer ${id % 900}` },
    ...{
      objective: 'Critical Thinking',
      beside: null,
      name: null,
      messageCount: 2,
      lastMessageAt: at,
      createdAt: at,
    },
  }),
);

const timed = <T>(run: () => T): { ms: number; made: T } => {
  const begun = performance.now();
  const made = run();
  return { ms: performance.now() - begun, made };
};

const works = timed(() => indexWorks(books));
const index = timed(() => indexTalks(talks));
console.log(`made ready once: works ${works.ms.toFixed(0)} ms, talks ${index.ms.toFixed(0)} ms`);
const queries = [
  'r',
  'ri',
  'riv',
  'river',
  'river g',
  'river glass',
  'writer 17',
  'qzxwv',
  'the',
  'critical night',
];
const keys = [...queries, ...queries, ...queries].map(
  (query) =>
    timed(() => {
      const own = findWorks({ book: works.made }, query);
      return [findTalks(index.made, query), findInCatalogue(query, own)];
    }).ms,
);
const sorted = keys.slice(queries.length).sort((a, b) => a - b);
const first = Math.max(...keys.slice(0, queries.length));
console.log(
  `a key over ${MANY} books and ${MANY} talks: median ${sorted[sorted.length >> 1]?.toFixed(1)} ms, slowest ${sorted.at(-1)?.toFixed(1)} ms; slowest of the first round ${first.toFixed(1)} ms`,
);
