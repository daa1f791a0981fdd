/** The files of a Letterboxd export: diary, reviews, ratings, watched, watchlist, and its lists. */
import { lookUp } from '#catalogue/look-up.ts';
import type { Cells, Columns } from './columns.ts';
import { readDay } from './days.ts';
import { named, notesOf } from './notes.ts';
import { reviewText } from './review-text.ts';
import { readStars } from './stars.ts';
import type { FormatReader } from './work-line.ts';

export const UNKNOWN_DIRECTOR = 'Unknown';

export const letterboxd: FormatReader = (columns, { filename }) => {
  const title = columns.cell('name');
  const year = columns.cell('year');
  const date = columns.cell('date');
  const review = columns.cell('review', 'description');
  const tags = columns.cell('tags');
  const said = whatHappened(columns, /watchlist/i.test(filename));
  return (cells) => ({
    kind: 'movie',
    fields: {
      ...filmFields(title(cells), year(cells), ''),
      notes: notesOf(said(cells), reviewText(review(cells)), named('Tags', tags(cells))),
    },
    added: date(cells),
  });
};

/** The films of one list, once what stands before its header was read. */
export const letterboxdList =
  (listName: string): FormatReader =>
  (columns) => {
    const title = columns.cell('name');
    const year = columns.cell('year');
    const description = columns.cell('description');
    return (cells) => ({
      kind: 'movie',
      fields: {
        ...filmFields(title(cells), year(cells), ''),
        notes: notesOf(`On the list “${listName}”`, reviewText(description(cells))),
      },
      added: '',
    });
  };

/** Letterboxd does not say who directed; the catalogue may. */
export const filmFields = (title: string, yearText: string, director: string) => {
  const year = /^-?\d{1,15}$/.test(yearText) ? Number(yearText) : null;
  return { title, year, director: director || directorOf(title, year) };
};

const directorOf = (title: string, year: number | null): string => {
  const found = lookUp({ kind: 'movie', title, creator: '' });
  if (found?.kind !== 'movie') return UNKNOWN_DIRECTOR;
  // A film is dated a year apart from festival to release.
  const isSame = year === null || Math.abs(found.entry.year - year) <= 1;
  return isSame ? found.entry.director : UNKNOWN_DIRECTOR;
};

const whatHappened = (columns: Columns, isWatchlist: boolean): ((cells: Cells) => string) => {
  const date = columns.cell('date');
  const rating = columns.cell('rating');
  const rewatch = columns.cell('rewatch');
  const watched = columns.cell('watched date');
  const isDiary = columns.has('watched date', 'rewatch');
  const isRatings = columns.has('rating') && !isDiary;
  return (cells) => {
    const stars = readStars(rating(cells));
    const rated = stars === null ? '' : `${stars} of 5 stars`;
    if (isRatings) return joined(`Rated ${readDay(date(cells)) ?? ''}`, rated);
    if (!isDiary)
      return joined(`${isWatchlist ? 'To watch, since' : 'Watched,'} ${readDay(date(cells)) ?? ''}`);
    const day = readDay(watched(cells)) ?? readDay(date(cells)) ?? '';
    return joined(`Watched ${day}`, rewatch(cells) === 'Yes' ? 'again' : '', rated);
  };
};

const joined = (...parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' · ');
