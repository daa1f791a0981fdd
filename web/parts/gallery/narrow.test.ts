import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHELF_ARTWORKS } from '#catalogue/shelf/artworks.ts';
import { SHELF_FILMS } from '#catalogue/shelf/films.ts';
import { featuredArtwork, featuredFilm, groupsIn } from './featured.ts';
import { choicesOf, NO_FILTERS, narrow } from './narrow.ts';

const films = SHELF_FILMS.map(featuredFilm);
const artworks = SHELF_ARTWORKS.map(featuredArtwork);
const titles = (works: readonly { title: string }[]) => works.map(({ title }) => title);

describe('search and filters', () => {
  test('find by title, maker, year, genre or movement, whatever the case and the accents', () => {
    expect(titles(narrow(films, { ...NO_FILTERS, text: 'KUROSAWA' }))).toContain('Rashomon');
    expect(titles(narrow(films, { ...NO_FILTERS, text: '1941' }))).toEqual(['Citizen Kane']);
    expect(titles(narrow(artworks, { ...NO_FILTERS, text: 'velazquez' }))).toContain('Las Meninas');
    expect(titles(narrow(artworks, { ...NO_FILTERS, text: 'monet impressionism' }))).not.toEqual([]);
  });

  test('hold all at once', () => {
    const genre = 'Sci-Fi';
    const ofGenre = narrow(films, { ...NO_FILTERS, group: genre });
    expect(ofGenre.length).toBeGreaterThan(1);
    const [first] = ofGenre;
    if (!first) throw new Error('There is no such film.');
    const both = narrow(films, { text: '', group: genre, creator: first.creator });
    expect(both.every(({ creator, groups }) => creator === first.creator && groups.includes(genre))).toBe(
      true,
    );
    expect(narrow(films, { text: 'nothing like it', group: genre, creator: first.creator })).toEqual([]);
  });

  test('never find more by asking for more', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const wide = new Set(narrow(artworks, { ...NO_FILTERS, text: one }));
        const slim = narrow(artworks, { ...NO_FILTERS, text: `${one} ${other}` });
        expect(slim.every((work) => wide.has(work))).toBe(true);
      }),
    );
  });

  test('offer every maker and movement once, and each leads to something', () => {
    const movements = choicesOf(artworks.flatMap(({ groups }) => groups));
    expect(new Set(movements).size).toBe(movements.length);
    expect(movements).toContain('Cubism');
    expect(movements.some((name) => /[/()]/.test(name))).toBe(false);
    for (const group of movements) expect(narrow(artworks, { ...NO_FILTERS, group })).not.toEqual([]);
    for (const creator of choicesOf(films.map((film) => film.creator)))
      expect(narrow(films, { ...NO_FILTERS, creator })).not.toEqual([]);
  });
});

test('several genres or movements in one line are told apart', () => {
  expect(groupsIn('Drama, War')).toEqual(['Drama', 'War']);
  expect(groupsIn('Cubism / political modernism')).toEqual(['Cubism', 'Political modernism']);
  expect(groupsIn('High Renaissance (Venetian)')).toEqual(['High Renaissance']);
  expect(groupsIn(null)).toEqual([]);
});
