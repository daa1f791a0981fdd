/** What is asked for about a film or an artwork, and how what was typed becomes a call's body. */
import type { Artwork } from '#contract/artworks.ts';
import type { Movie } from '#contract/movies.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/galleries.ts';
import type { AddBody, ChangeBody } from '../works/collections.ts';
import type { WorkOf } from '../works/own-work.ts';
import type { GalleryKind } from './gallery-words.ts';

export type FormField = {
  name: string;
  label: string;
  /** Said when it is left empty. */
  required?: string;
  max: number;
  kind?: 'notes' | 'picture' | 'number';
  /** Stands beside the one before it where there is room. */
  half?: true;
  placeholder?: string;
};

const NOTES: FormField = { name: 'notes', label: everywhere.notes, max: 20_000, kind: 'notes' };

export const FORM_FIELDS: Record<GalleryKind, readonly FormField[]> = {
  movie: [
    { name: 'title', label: everywhere.title, required: say.titleIsRequired, max: 500 },
    { name: 'director', label: say.director, required: say.directorNameIsRequired, max: 300 },
    { name: 'year', label: say.year, max: 6, kind: 'number', half: true, placeholder: '1954' },
    { name: 'genre', label: say.genre, max: 500, half: true, placeholder: say.exampleOfGenre },
    { name: 'posterUrl', label: say.posterUrl, max: 2000, kind: 'picture' },
    NOTES,
  ],
  artwork: [
    { name: 'title', label: everywhere.title, required: say.titleIsRequired, max: 500 },
    { name: 'artist', label: say.artist, required: say.artistNameIsRequired, max: 300 },
    { name: 'year', label: say.year, max: 500, half: true, placeholder: say.exampleOfYear },
    { name: 'movement', label: say.movement, max: 500, half: true },
    { name: 'medium', label: say.medium, max: 500, half: true, placeholder: say.exampleOfMedium },
    { name: 'dimensions', label: say.dimensions, max: 500, half: true, placeholder: say.exampleOfDimensions },
    { name: 'location', label: say.whereItHangs, max: 500 },
    { name: 'imageUrl', label: say.imageUrl, max: 2000, kind: 'picture' },
    NOTES,
  ],
};

export const CREATOR_FIELD = { movie: 'director', artwork: 'artist' } as const satisfies Record<
  GalleryKind,
  string
>;

export type FormValues = Readonly<Record<string, string>>;

export const EMPTY_FORM: FormValues = {};

export function valuesOf(kind: GalleryKind, work: Movie | Artwork): FormValues {
  const from = work as Readonly<Record<string, unknown>>;
  return Object.fromEntries(FORM_FIELDS[kind].map(({ name }) => [name, String(from[name] ?? '')]));
}

const WHOLE = /^[+-]?\d{1,5}$/;

/** What is wrong with what was typed, by field. */
export function complaintsAbout(kind: GalleryKind, values: FormValues): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { name, required, kind: sort } of FORM_FIELDS[kind]) {
    const value = values[name]?.trim() ?? '';
    if (required && value === '') found[name] = required;
    if (sort === 'number' && value !== '' && !WHOLE.test(value)) found[name] = say.aYearIsAWholeNumber;
  }
  return found;
}

const textOr = (value: string | undefined): string | null => value?.trim() || null;

const BODIES: { [K in GalleryKind]: (values: FormValues) => AddBody<K> & ChangeBody<K> } = {
  movie: ({ title = '', director = '', year, genre, posterUrl, notes }) => ({
    title: title.trim(),
    director: director.trim(),
    year: year?.trim() ? Number.parseInt(year, 10) : null,
    genre: textOr(genre),
    posterUrl: textOr(posterUrl),
    notes: textOr(notes),
  }),
  artwork: ({ title = '', artist = '', year, movement, medium, dimensions, location, imageUrl, notes }) => ({
    title: title.trim(),
    artist: artist.trim(),
    year: textOr(year),
    movement: textOr(movement),
    medium: textOr(medium),
    dimensions: textOr(dimensions),
    location: textOr(location),
    imageUrl: textOr(imageUrl),
    notes: textOr(notes),
  }),
};

export const bodyOf = <K extends GalleryKind>(kind: K, values: FormValues): AddBody<K> & ChangeBody<K> =>
  BODIES[kind](values);

/** Whether anything differs from what the form began with. */
export const isChanged = (before: FormValues, now: FormValues): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].some(
    (name) => (before[name] ?? '') !== (now[name] ?? ''),
  );

export type KeptWork = WorkOf[GalleryKind];
