import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KINDS } from '#contract/kinds.ts';
import { makeSearch } from './search.ts';
import { catalogueSearchEntries, searchCatalogue } from './search-catalogue.ts';

const first = (query: string) => searchCatalogue(query)[0]?.id;
const entries = catalogueSearchEntries();

describe('finding something in the catalogue', () => {
  test.each([
    ['by its title', 'the great gatsby', 'the-great-gatsby'],
    ['by a part of it', 'gats', 'the-great-gatsby'],
    ['by words out of order', 'prejudice pride', 'pride-and-prejudice'],
    ['without its accents', 'cleo', 'cleo-from-5-to-7'],
    ['by its maker and a word', 'orwell farm', 'animal-farm'],
    ['by ISBN with hyphens', '978-0-06-055566-5', 'the-intelligent-investor'],
    ['by ISBN of ten digits', '0060555661', 'the-intelligent-investor'],
    ['by the beginning of an ISBN', '97800605', 'the-intelligent-investor'],
    ['by someone in it', 'raskolnikov', 'crime-and-punishment'],
    ['by a term of it', 'mr market', 'the-intelligent-investor'],
    ['by another name', 'la gioconda', 'mona-lisa'],
    ['with a letter missing', 'falacy sunk', 'sunk-cost-fallacy'],
    ['with two letters swapped', 'kahnmean', 'thinking-fast-and-slow'],
    ['with another spelling', 'dostoyevsky brothers', 'the-brothers-karamazov'],
    ['with small words too many', 'sapiens by the harari', 'sapiens'],
    ['a film by its director', 'wachowski', 'the-matrix'],
    ['a year as a title', '1984', 'nineteen-eighty-four'],
  ])('%s: %s', (_how, query, id) => {
    expect(first(query)).toBe(id);
  });

  test('a title beats a mere mention', () => {
    const found = searchCatalogue('habit');
    expect(found[0]?.by).toBe('title');
    expect(found.map(({ id }) => id)).toContain('atomic-habits');
  });

  test('one kind only, when asked', () => {
    for (const kind of KINDS) {
      const found = searchCatalogue('the', { kind });
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map((one) => one.kind))).toEqual(new Set([kind]));
    }
  });

  test('no more than asked for, best first', () => {
    const found = searchCatalogue('a', { limit: 7 });
    expect(found).toHaveLength(7);
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
  });

  test.each([[''], ['   '], ['?!'], ['qwxyzzk'], ['sapiens qwxyzzk'], ['三体']])(
    '%j finds nothing',
    (query) => {
      expect(searchCatalogue(query)).toEqual([]);
    },
  );
});

describe('whatever is typed', () => {
  test('every entry is first by its full title and maker', () => {
    for (const { kind, id, title, creator } of entries) {
      expect(searchCatalogue(`${title} ${creator}`, { kind })[0]?.id, title).toBe(id);
    }
  });

  test('every beginning of a title finds the work', () => {
    const beginnings = fc
      .constantFrom(...entries)
      .chain((entry) =>
        fc
          .integer({ min: 3, max: entry.title.length })
          .map((length) => ({ entry, typed: entry.title.slice(0, length) })),
      );
    fc.assert(
      fc.property(beginnings, ({ entry, typed }) => {
        const found = searchCatalogue(typed, { kind: entry.kind, limit: 200 });
        expect(found.map(({ id }) => id)).toContain(entry.id);
      }),
    );
  });

  test('one letter left out of a long word of a title still finds the work', () => {
    const slips = fc
      .constantFrom(...entries.filter(({ title }) => /\p{L}{6,}/u.test(title)))
      .chain((entry) => {
        const word = entry.title.match(/\p{L}{6,}/u)?.[0] ?? '';
        return fc
          .integer({ min: 1, max: word.length - 1 })
          .map((place) => ({ entry, typed: word.slice(0, place) + word.slice(place + 1) }));
      });
    fc.assert(
      fc.property(slips, ({ entry, typed }) => {
        const others = searchCatalogue(typed, { limit: 400 });
        const sure = others.some(({ by }) => by !== 'term') && !others.some(({ id }) => id === entry.id);
        if (!sure) expect(others.map(({ id }) => id)).toContain(entry.id);
      }),
    );
  });

  test('any text is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (query) =>
        Array.isArray(searchCatalogue(query)),
      ),
    );
  });
});

test('an empty catalogue finds nothing', () => {
  expect(makeSearch([])('anything')).toEqual([]);
});
