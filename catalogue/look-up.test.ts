import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARTWORKS } from './artworks.ts';
import { BOOKS } from './books.ts';
import { CONCEPTS } from './concepts.ts';
import { FILMS } from './films.ts';
import { lookUp, lookUpId, type SubjectName } from './look-up.ts';

const idOf = (subject: SubjectName) => lookUp(subject)?.entry.id;

const KNOWN: (SubjectName & { id: string })[] = [
  ...BOOKS.map((book) => ({ kind: 'book' as const, title: book.title, creator: book.author, id: book.id })),
  ...FILMS.map((film) => ({
    kind: 'movie' as const,
    title: film.title,
    creator: film.director,
    id: film.id,
  })),
  ...ARTWORKS.map((art) => ({ kind: 'artwork' as const, title: art.title, creator: art.artist, id: art.id })),
  ...CONCEPTS.map((concept) => ({
    kind: 'concept' as const,
    title: concept.name,
    creator: '',
    id: concept.id,
  })),
];

describe('a work is found as people write it', () => {
  test('every entry by its own title and maker', () => {
    for (const { id, ...subject } of KNOWN) expect(idOf(subject), subject.title).toBe(id);
  });

  test('whatever the case, the accents, the article, the punctuation or the spaces', () => {
    const writing = fc.record({
      known: fc.constantFrom(...KNOWN),
      upper: fc.boolean(),
      bare: fc.boolean(),
      article: fc.boolean(),
      spaces: fc.boolean(),
    });
    fc.assert(
      fc.property(writing, ({ known, upper, bare, article, spaces }) => {
        let title = known.title;
        if (bare)
          title = title
            .normalize('NFD')
            .replace(/\p{M}/gu, '')
            .replace(/[’',.!?]/g, '');
        if (article) title = title.replace(/^The /, '');
        if (upper) title = title.toUpperCase();
        if (spaces) title = `  ${title.replaceAll(' ', '  ')} `;
        expect(idOf({ kind: known.kind, title, creator: known.creator })).toBe(known.id);
      }),
    );
  });

  test.each<[string, SubjectName, string]>([
    [
      'with its subtitle',
      { kind: 'book', title: 'Sapiens: A Brief History of Humankind', creator: 'Harari' },
      'sapiens',
    ],
    [
      'with another edition’s subtitle',
      { kind: 'book', title: 'Dune: Deluxe Edition', creator: 'Frank Herbert' },
      'dune',
    ],
    [
      'the author last name first',
      { kind: 'book', title: 'Animal Farm', creator: 'Orwell, George' },
      'animal-farm',
    ],
    [
      'under another name',
      { kind: 'book', title: 'Nineteen Eighty-Four', creator: 'Orwell' },
      'nineteen-eighty-four',
    ],
    ['in its own language', { kind: 'artwork', title: 'La Gioconda', creator: 'Leonardo' }, 'mona-lisa'],
    [
      'a film under its other name',
      { kind: 'movie', title: 'The Bicycle Thief', creator: 'De Sica' },
      'bicycle-thieves',
    ],
    ['without a maker', { kind: 'movie', title: 'parasite' }, 'parasite'],
    [
      'a concept kept as a book',
      { kind: 'book', title: 'Black Swan Event', creator: 'Exploration' },
      'black-swan-event',
    ],
  ])('%s', (_how, subject, id) => {
    expect(idOf(subject)).toBe(id);
  });
});

describe('nothing is found that was not meant', () => {
  test.each<[string, SubjectName]>([
    [
      'another maker’s work of the same title',
      { kind: 'book', title: 'The Stranger', creator: 'Harlan Coben' },
    ],
    ['the same title of another kind', { kind: 'movie', title: 'Sapiens', creator: 'Harari' }],
    ['a title we do not have', { kind: 'book', title: 'Middlemarch', creator: 'George Eliot' }],
    ['a part of a title', { kind: 'book', title: 'Great', creator: 'Fitzgerald' }],
    ['nothing', { kind: 'book', title: '', creator: '' }],
    ['signs only', { kind: 'artwork', title: '???', creator: '…' }],
  ])('%s', (_what, subject) => {
    expect(lookUp(subject)).toBeNull();
  });

  test('any text at all is answered without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, creator) => {
        lookUp({ kind: 'book', title, creator });
      }),
    );
  });
});

test('an id leads to its entry only within its kind', () => {
  expect(lookUpId('book', 'sapiens')?.entry.id).toBe('sapiens');
  expect(lookUpId('movie', 'sapiens')).toBeNull();
});
