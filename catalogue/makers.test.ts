import { describe, expect, test } from 'vitest';
import { ARTWORKS } from './artworks.ts';
import { BOOKS } from './books.ts';
import { FILMS } from './films.ts';
import { sameMaker, surnameOf } from './makers.ts';

describe('what a sentence calls the maker', () => {
  test.each([
    ['George Orwell', 'Orwell'],
    ['Orwell, George', 'Orwell'],
    ['Leonardo da Vinci', 'Leonardo'],
    ['Vincent van Gogh', 'Van Gogh'],
    ['Gabriel García Márquez', 'García Márquez'],
    ['Richard H. Thaler and Cass R. Sunstein', 'Thaler and Sunstein'],
    ['Roger Fisher, William Ury and Bruce Patton', 'Fisher, Ury and Patton'],
    ['Peter Thiel with Blake Masters', 'Thiel'],
    ['Kerry Patterson, Joseph Grenny, Ron McMillan and Al Switzler', 'Patterson and others'],
    ['Plato', 'Plato'],
    ['Bong Joon-ho', 'Bong Joon-ho'],
    ['紫式部', '紫式部'],
  ])('%s: %s', (creator, surname) => {
    expect(surnameOf(creator)).toBe(surname);
  });

  test('is never empty and always part of the name for the makers we know', () => {
    for (const creator of [
      ...BOOKS.map((book) => book.author),
      ...FILMS.map((film) => film.director),
      ...ARTWORKS.map((artwork) => artwork.artist),
    ]) {
      const first =
        surnameOf(creator)
          .replace(/^(the|Af|Van) /, '')
          .split(/[ ,]/)[0] ?? '';
      expect(first.length, creator).toBeGreaterThan(1);
      expect(creator.toLowerCase(), creator).toContain(
        first.toLowerCase().replace('wachowskis', 'wachowski'),
      );
    }
  });
});

describe('whether two lines name the same maker', () => {
  test.each([
    ['', 'George Orwell'],
    ['orwell', 'George Orwell'],
    ['G. Orwell', 'George Orwell'],
    ['Orwell, George', 'George Orwell'],
    ['Fyodor Dostoyevsky', 'Fyodor Dostoevsky'],
    ['Hokusai', 'Katsushika Hokusai'],
    ['Gene Kelly', 'Gene Kelly and Stanley Donen'],
    ['Thaler & Sunstein', 'Richard H. Thaler and Cass R. Sunstein'],
    ['Kahneman, Daniel', 'Daniel Kahneman'],
    ['Mihaly Csikszentmihalyi', 'Mihaly Csikszentmihalyi'],
  ])('%j and %j: yes', (asked, known) => {
    expect(sameMaker(asked, known)).toBe(true);
  });

  test.each([
    ['George Eliot', 'George Orwell'],
    ['Emily Brontë', 'Jane Austen'],
    ['Unknown', 'Plato'],
  ])('%j and %j: no', (asked, known) => {
    expect(sameMaker(asked, known)).toBe(false);
  });
});
