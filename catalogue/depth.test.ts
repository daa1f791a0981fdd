import { describe, expect, test } from 'vitest';
import { ARTWORKS } from './artworks.ts';
import { BOOKS } from './books.ts';
import { CONCEPTS } from './concepts.ts';
import { FILMS } from './films.ts';
import { mentions, readAnswer } from './markers.ts';

const open = <T extends { spoiler: boolean }>(all: T[]) => all.filter((one) => !one.spoiler);

describe('every entry carries a talk of ten turns without a model', () => {
  test.each(BOOKS.map((book) => [book.id, book] as const))('book %s', (_id, book) => {
    expect(book.touchstones.length).toBeGreaterThanOrEqual(5);
    expect(open(book.touchstones).length).toBeGreaterThanOrEqual(3);
    expect(book.debates.length).toBeGreaterThanOrEqual(2);
    expect(open(book.debates).length).toBeGreaterThanOrEqual(1);
    expect(book.facts.length).toBeGreaterThanOrEqual(3);
    expect(open(book.facts).length).toBeGreaterThanOrEqual(2);
    expect(open(book.misconceptions).length).toBeGreaterThanOrEqual(1);
    expect(open(book.people).length).toBeGreaterThanOrEqual(3);
    expect(book.keyTerms.length).toBeGreaterThanOrEqual(12);
    expect(book.claim === null).toBe(book.genre === 'Fiction');
  });

  test.each(FILMS.map((film) => [film.id, film] as const))('film %s', (_id, film) => {
    expect(film.touchstones.length).toBeGreaterThanOrEqual(5);
    expect(open(film.touchstones).length).toBeGreaterThanOrEqual(2);
    expect(film.craft.length).toBeGreaterThanOrEqual(2);
    expect(film.debates.length).toBeGreaterThanOrEqual(2);
    expect(open(film.debates).length).toBeGreaterThanOrEqual(1);
    expect(film.facts.length).toBeGreaterThanOrEqual(3);
    expect(open(film.facts).length).toBeGreaterThanOrEqual(3);
    expect(open(film.misconceptions).length).toBeGreaterThanOrEqual(1);
    expect(open(film.people).length).toBeGreaterThanOrEqual(4);
    expect(film.keyTerms.length).toBeGreaterThanOrEqual(20);
    expect(film.comparableWith.length).toBeGreaterThanOrEqual(1);
  });

  test.each(ARTWORKS.map((artwork) => [artwork.id, artwork] as const))('artwork %s', (_id, artwork) => {
    expect(artwork.lookingPoints.length).toBeGreaterThanOrEqual(5);
    expect(artwork.themes.length).toBeGreaterThanOrEqual(3);
    expect(artwork.debates.length).toBeGreaterThanOrEqual(2);
    expect(artwork.misconceptions.length).toBeGreaterThanOrEqual(2);
    expect(artwork.facts.length).toBeGreaterThanOrEqual(3);
    expect(artwork.keyTerms.length).toBeGreaterThanOrEqual(15);
    expect(artwork.comparableWith.length).toBeGreaterThanOrEqual(1);
  });

  test.each(CONCEPTS.map((concept) => [concept.id, concept] as const))('concept %s', (_id, concept) => {
    expect(concept.cases.length).toBeGreaterThanOrEqual(2);
    expect(concept.debates.length).toBeGreaterThanOrEqual(2);
    expect(concept.facts.length).toBeGreaterThanOrEqual(1);
    expect(concept.keyTerms.length).toBeGreaterThanOrEqual(12);
    expect(concept.related.length).toBeGreaterThanOrEqual(2);
  });
});

describe('names that stand in the middle of a sentence', () => {
  const names = [
    ...[...BOOKS, ...FILMS].flatMap((work) => work.touchstones),
    ...FILMS.flatMap((film) => film.craft),
    ...ARTWORKS.flatMap((artwork) => artwork.lookingPoints),
    ...CONCEPTS.flatMap((concept) => concept.cases),
  ].map(({ name }) => name);

  test('are short and end without a stop of their own', () => {
    for (const name of names) {
      expect(name.split(' ').length, name).toBeLessThanOrEqual(8);
      expect(name, name).not.toMatch(/[.?!]$/);
    }
  });

  test('a claim can follow the word "that"', () => {
    for (const { claim } of [...BOOKS, ...CONCEPTS]) {
      if (claim !== null) expect(claim).toMatch(/^(?!that )[^.!?]+$/);
    }
  });
});

describe('facts can be told right from wrong', () => {
  const facts = [...BOOKS, ...FILMS, ...ARTWORKS, ...CONCEPTS].flatMap(({ id, facts }) =>
    facts.map((fact) => ({ id, fact })),
  );

  test('the statement itself counts as a right answer', () => {
    for (const { id, fact } of facts) {
      expect(readAnswer(fact, fact.statement), `${id}: ${fact.statement}`).toBe('right');
    }
  });

  test('each usual mistake counts as one', () => {
    for (const { id, fact } of facts) {
      for (const mistake of fact.mistaken) {
        expect(readAnswer(fact, `I think it is ${mistake}.`), `${id}: ${mistake}`).toBe('mistaken');
      }
    }
  });

  test('the question does not give its answer away, but where it offers a choice', () => {
    for (const { id, fact } of facts) {
      if (/\b(or|should)\b/i.test(fact.question)) continue;
      const given = fact.answers.filter((answer) => mentions(fact.question, answer));
      expect(given, `${id}: ${fact.question}`).toEqual([]);
    }
  });
});

test('no open text names an ending that is marked as one', () => {
  for (const work of [...BOOKS, ...FILMS]) {
    const openText = [work.summary, ...open(work.touchstones).map(({ text }) => text)].join(' ');
    for (const { text } of work.touchstones.filter(({ spoiler }) => spoiler)) {
      expect(openText.includes(text), `${work.id}: ${text}`).toBe(false);
    }
  }
});
