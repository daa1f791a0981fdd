/** Any table with a title and a maker, its columns called what people call them; and our own CSV export. */
import { originalCell } from '#contract/spreadsheet-cell.ts';
import * as say from '../words.ts';
import type { Cell, Cells, Columns } from './columns.ts';
import { readDay } from './days.ts';
import { LineFault } from './faults.ts';
import { readIsbn } from './isbns.ts';
import { filmFields } from './letterboxd.ts';
import { named, notesOf } from './notes.ts';
import { otherShelves, statusOf } from './shelves.ts';
import { readStars } from './stars.ts';
import type { FormatReader } from './work-line.ts';

const TITLE = [
  'title',
  'book title',
  'name',
  'book',
  'film',
  'movie',
  'work',
  'titel',
  'titre',
  'titulo',
  'titolo',
];
const AUTHOR = [
  'author',
  'authors',
  'author s',
  'author name',
  'primary author',
  'writer',
  'written by',
  'by',
  'autor',
  'auteur',
  'autore',
  'verfasser',
];
const DIRECTOR = ['director', 'directors', 'directed by', 'regie', 'realisateur', 'regista'];
const ARTIST = ['artist', 'artists', 'painter', 'sculptor', 'kunstler', 'artiste', 'artista'];
const CREATOR = ['creator'];

const KINDS: Record<string, 'book' | 'movie' | 'artwork'> = {
  book: 'book',
  film: 'movie',
  movie: 'movie',
  artwork: 'artwork',
  art: 'artwork',
};

export const hasTitleAndMaker = (columns: Columns): boolean =>
  columns.has(...TITLE) && columns.has(...AUTHOR, ...DIRECTOR, ...ARTIST, ...CREATOR);

export const titleIn = (columns: Columns): Cell => {
  const read = columns.cell(...TITLE);
  return (cells) => originalCell(read(cells));
};

/** Our own file says of each line what it is. */
export const isOurs = (columns: Columns): boolean => columns.has('kind') && columns.has(...CREATOR);

export const plainCsv: FormatReader = (columns) => {
  const cell = (...names: string[]): Cell => {
    const read = columns.cell(...names);
    return (cells) => originalCell(read(cells));
  };
  const title = titleIn(columns);
  const kind = cell('kind', 'type');
  const makers = {
    book: cell(...AUTHOR, ...CREATOR),
    movie: cell(...DIRECTOR, ...CREATOR),
    artwork: cell(...ARTIST, ...CREATOR),
  };
  const usual = columns.has(...AUTHOR)
    ? 'book'
    : columns.has(...DIRECTOR)
      ? 'movie'
      : columns.has(...ARTIST)
        ? 'artwork'
        : 'book';
  const kindOf = (cells: Cells) => {
    const written = kind(cells).toLowerCase();
    if (written === '') return usual;
    const known = KINDS[written];
    if (!known && isOurs(columns)) throw new LineFault(say.isNoKind(written.slice(0, 40)));
    return known ?? usual;
  };
  const fields = {
    book: bookFields(cell),
    movie: filmOwnFields(cell),
    artwork: artworkFields(cell),
  };
  const notes = cell('notes', 'note', 'comments', 'comment', 'private notes', 'notizen');
  const review = cell('review', 'my review');
  const shelf = cell('status', 'read status', 'exclusive shelf', 'shelf');
  const shelves = cell('tags', 'shelves', 'bookshelves');
  const added = cell('added', 'date added', 'created', 'created at');
  return (cells) => {
    const what = kindOf(cells);
    const text = title(cells);
    const maker = makers[what](cells);
    const about = fields[what](cells, text, maker);
    const tags = otherShelves(what === 'book' ? shelf(cells) : '', shelves(cells));
    return {
      kind: what,
      fields: { title: text, ...about, notes: notesOf(notes(cells), review(cells), named('Shelves', tags)) },
      added: added(cells),
    };
  };
};

type Cells3 = (cells: Cells, title: string, maker: string) => Record<string, unknown>;
type Named = (...names: string[]) => Cell;

const orNull = (text: string): string | null => text || null;

const bookFields = (cell: Named): Cells3 => {
  const isbn = cell('isbn13', 'isbn 13', 'isbn', 'isbn10', 'isbn 10', 'isbn uid');
  const stars = cell('rating', 'my rating', 'stars', 'star rating', 'bewertung');
  const shelf = cell('status', 'read status', 'exclusive shelf', 'shelf');
  const dateRead = cell('date read', 'read date', 'date finished', 'finished', 'read on', 'last date read');
  const cover = cell('image', 'cover', 'cover url', 'image url');
  return (cells, _, maker) => ({
    author: maker,
    isbn: readIsbn(isbn(cells)),
    rating: readStars(stars(cells)),
    status: statusOf(shelf(cells)),
    dateRead: readDay(dateRead(cells)),
    coverUrl: orNull(cover(cells)),
  });
};

const filmOwnFields = (cell: Named): Cells3 => {
  const year = cell('year', 'release year', 'released', 'jahr');
  const genre = cell('genre', 'genres');
  const poster = cell('image', 'poster', 'poster url', 'image url');
  return (cells, title, maker) => ({
    ...filmFields(title, year(cells), maker),
    genre: orNull(genre(cells)),
    posterUrl: orNull(poster(cells)),
  });
};

const artworkFields = (cell: Named): Cells3 => {
  const columns = ['year', 'medium', 'dimensions', 'location', 'movement'] as const;
  const read = columns.map((name) => [name, cell(name)] as const);
  const image = cell('image', 'image url', 'picture');
  return (cells, _, maker) => ({
    artist: maker,
    ...Object.fromEntries(read.map(([name, at]) => [name, orNull(at(cells))])),
    imageUrl: orNull(image(cells)),
  });
};
