import { describe, expect, it } from 'vitest';
import { BOOK_COMPOSITIONS } from './books/compositions.ts';
import { makeCover } from './cover.ts';
import { FILM_COMPOSITIONS } from './films/compositions.ts';
import { BOOK_PALETTES, FILM_PALETTES } from './palettes.ts';
import { SHELF } from './shelf.ts';

const books = SHELF.books.map(makeCover);
const films = SHELF.films.map(makeCover);

describe('the shelves of the catalogue', () => {
  it('show every composition and every palette there is', () => {
    expect(new Set(books.map((cover) => cover.composition)).size).toBe(BOOK_COMPOSITIONS.length);
    expect(new Set(books.map((cover) => cover.palette)).size).toBe(BOOK_PALETTES.length);
    expect(new Set(films.map((cover) => cover.composition)).size).toBe(FILM_COMPOSITIONS.length);
    expect(new Set(films.map((cover) => cover.palette)).size).toBeGreaterThanOrEqual(
      FILM_PALETTES.length - 2,
    );
  });

  it('never put two of a kind side by side', () => {
    for (const shelf of [books, films]) {
      shelf.slice(1).forEach((cover, i) => {
        expect([cover.composition, cover.palette]).not.toEqual([shelf[i]?.composition, shelf[i]?.palette]);
      });
      const twins = shelf.slice(1).filter((cover, i) => cover.composition === shelf[i]?.composition);
      expect(twins.length / shelf.length).toBeLessThan(0.03);
    }
  });

  it('look like thirty books by many designers in any run of thirty', () => {
    for (let from = 0; from + 30 <= books.length; from += 10) {
      const thirty = books.slice(from, from + 30);
      expect(new Set(thirty.map((cover) => cover.composition)).size).toBeGreaterThanOrEqual(12);
      expect(
        new Set(thirty.map((cover) => `${cover.composition} ${cover.palette}`)).size,
      ).toBeGreaterThanOrEqual(28);
    }
  });

  it('carry every title whole', () => {
    for (const works of Object.values(SHELF)) {
      for (const work of works) {
        const shown = makeCover(work)
          .words.flatMap((set) => set.lines)
          .join(' ')
          .toLowerCase();
        for (const word of work.title.toLowerCase().split(/[\s:()-]+/)) expect(shown).toContain(word);
      }
    }
  });

  it('stay light: half of the covers under 4 kB, all under 20', () => {
    const sizes = Object.values(SHELF)
      .flatMap((works) => works.map((work) => makeCover(work).svg.length))
      .sort((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeLessThan(4000);
    expect(sizes[sizes.length - 1]).toBeLessThan(20_000);
  });
});
