import { BOOKS } from './books.ts';
import { conceptById } from './concepts.ts';
import { FILMS } from './films.ts';
import type { CatalogueBook, CatalogueFilm, WorkLink } from './types.ts';

type Work = { id: string; relatedConcepts: string[]; genre: string };

interface Kin<W extends Work> {
  work: W;
  shared: string[];
}

/** Those that share most ideas with a work, its own genre first among equals, then in the catalogue's order. */
function kinOf<W extends Work>(work: Work, others: readonly W[], least: number): Kin<W>[] {
  const nearness = ({ work: other, shared }: Kin<W>) =>
    shared.length + (other.genre === work.genre ? 0.5 : 0);
  return others
    .filter((other) => other.id !== work.id)
    .map((other) => ({
      work: other,
      shared: other.relatedConcepts.filter((id) => work.relatedConcepts.includes(id)),
    }))
    .filter(({ shared }) => shared.length >= least)
    .sort((a, b) => nearness(b) - nearness(a));
}

/** "Both turn on Moral luck and The Other". */
const reasonOf = (shared: string[]): string =>
  `Both turn on ${shared
    .slice(0, 2)
    .flatMap((id) => conceptById(id)?.name ?? [])
    .join(' and ')}`;

const bookKin = ({ work, shared }: Kin<CatalogueBook>): WorkLink => ({
  kind: 'book',
  id: work.id,
  title: work.title,
  creator: work.author,
  reason: reasonOf(shared),
});

const filmKin = ({ work, shared }: Kin<CatalogueFilm>): WorkLink => ({
  kind: 'movie',
  id: work.id,
  title: work.title,
  creator: work.director,
  reason: reasonOf(shared),
});

/** Up to four books that share an idea with this one, and a film that shares two. */
export const kindredOfBook = (book: CatalogueBook): WorkLink[] => [
  ...kinOf(book, BOOKS, 1).slice(0, 4).map(bookKin),
  ...kinOf(book, FILMS, 2).slice(0, 1).map(filmKin),
];

/** Up to two books that share two ideas with the film. */
export const kindredOfFilm = (film: CatalogueFilm): WorkLink[] =>
  kinOf(film, BOOKS, 2).slice(0, 2).map(bookKin);
