import { describe, expect, test } from 'vitest';
import { ARTWORKS } from './artworks.ts';
import { BOOKS } from './books.ts';
import { CONCEPTS } from './concepts.ts';
import { FILMS } from './films.ts';
import { isIsbn13 } from './isbn.ts';
import { BOOK_GENRES, CONCEPT_CATEGORIES, FILM_GENRES } from './lists.ts';

const ids = (entries: { id: string }[]) => new Set(entries.map((entry) => entry.id));
const AREAS = { books: BOOKS, films: FILMS, artworks: ARTWORKS, concepts: CONCEPTS };

/** Every text of an entry with the way to it, such as "facts.0.statement". */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key));
}

describe('the catalogue holds what its screens promise', () => {
  test('150 books in seven genres, six of them suggested to a newcomer', () => {
    const perGenre = Object.fromEntries(
      BOOK_GENRES.map((genre) => [genre, BOOKS.filter((book) => book.genre === genre).length]),
    );
    expect(BOOKS).toHaveLength(150);
    expect(perGenre).toEqual({
      'Business & Finance': 30,
      'Self-Help': 30,
      Fiction: 36,
      Science: 30,
      Biography: 8,
      Philosophy: 8,
      History: 8,
    });
    expect(BOOKS.filter((book) => book.popular)).toHaveLength(6);
  });

  test('24 films from 1941 to 2019 in order, every genre with one to its name', () => {
    const years = FILMS.map((film) => film.year);
    expect(FILMS).toHaveLength(24);
    expect([years[0], years.at(-1)]).toEqual([1941, 2019]);
    expect(years).toEqual([...years].sort((a, b) => a - b));
    expect(new Set(FILMS.map((film) => film.genre))).toEqual(new Set(FILM_GENRES));
    for (const film of FILMS) expect(film.genres, film.id).toContain(film.genre);
  });

  test('72 artworks, each with a palette whose colors all have a name', () => {
    expect(ARTWORKS).toHaveLength(72);
    for (const { id, palette, paletteNames } of ARTWORKS) {
      expect(paletteNames, id).toHaveLength(palette.length);
      for (const color of palette) expect(color, id).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  test('140 concepts: seven categories, two levels, ten each', () => {
    expect(CONCEPTS).toHaveLength(140);
    for (const category of CONCEPT_CATEGORIES) {
      for (const level of [1, 2]) {
        const shelf = CONCEPTS.filter((concept) => concept.category === category && concept.level === level);
        expect(shelf, `${category} ${level}`).toHaveLength(10);
      }
    }
  });
});

describe.each(Object.entries(AREAS))('%s', (_area, entries) => {
  test('have ids of their own, fit for an address', () => {
    expect(ids(entries).size).toBe(entries.length);
    for (const { id } of entries) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('hold no empty, untrimmed or broken text', () => {
    for (const entry of entries) {
      for (const [path, text] of textsOf(entry)) {
        const place = `${entry.id} ${path}: ${text}`;
        expect(text.trim() !== '' && text.trim() === text, place).toBe(true);
        expect(text, place).not.toMatch(/\s{2,}|TODO|undefined|[ ]+[,;?]|\.\.$/);
        expect(text.split('(').length, place).toBe(text.split(')').length);
      }
    }
  });

  test('say nothing at such length that a turn of 80 words could not hold it', () => {
    for (const entry of entries) {
      for (const [path, text] of textsOf(entry)) {
        expect(text.split(/\s+/).length, `${entry.id} ${path}`).toBeLessThanOrEqual(75);
      }
    }
  });

  test('ask one question at a time, in few words, and state facts as sentences', () => {
    for (const entry of entries) {
      for (const { question } of entry.debates) {
        expect(question, entry.id).toMatch(/^[^?]+\?$/);
        expect(question.split(' ').length, question).toBeLessThanOrEqual(30);
      }
      for (const { question, statement } of entry.facts) {
        expect(question, entry.id).toMatch(/^[^?]+\?$/);
        expect(statement.split(' ').length, statement).toBeGreaterThanOrEqual(3);
        expect(statement, entry.id).toMatch(/^[\p{Lu}\d“‘.].*[.!?]$/u);
      }
    }
  });

  test('name every key term and alias once', () => {
    for (const { id, keyTerms, aliases = [] } of entries) {
      const terms = keyTerms.map((term) => term.toLowerCase());
      expect(new Set(terms).size, id).toBe(terms.length);
      expect(new Set(aliases).size, id).toBe(aliases.length);
    }
  });
});

describe('references', () => {
  const [books, films, artworks, concepts] = [ids(BOOKS), ids(FILMS), ids(ARTWORKS), ids(CONCEPTS)];

  test('from books and films to concepts resolve', () => {
    for (const { id, relatedConcepts } of [...BOOKS, ...FILMS]) {
      expect(relatedConcepts.length, id).toBeGreaterThanOrEqual(2);
      for (const concept of relatedConcepts) expect(concepts, id).toContain(concept);
    }
  });

  test('from concepts to neighbors and books resolve', () => {
    for (const concept of CONCEPTS) {
      for (const id of concept.related) expect(concepts, concept.id).toContain(id);
      expect(concept.related, concept.id).not.toContain(concept.id);
      for (const id of concept.books) expect(books, concept.id).toContain(id);
    }
  });

  test('from films and artworks to works to compare resolve', () => {
    for (const film of FILMS) for (const { id } of film.comparableWith) expect(films, film.id).toContain(id);
    for (const artwork of ARTWORKS) {
      for (const { id } of artwork.comparableWith) expect(artworks, artwork.id).toContain(id);
    }
  });
});

test('every ISBN is whole and belongs to one book', () => {
  for (const { id, isbn13 } of BOOKS) expect(isIsbn13(isbn13), id).toBe(true);
  expect(new Set(BOOKS.map((book) => book.isbn13)).size).toBe(BOOKS.length);
});

test('a work still in copyright names no picture', () => {
  for (const artwork of ARTWORKS.filter(({ rightsTier }) => rightsTier === 'in-copyright')) {
    expect(artwork.imageFile, artwork.id).toBeNull();
  }
});
