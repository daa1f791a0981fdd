/** What is asked for about a film or an artwork, and how what was typed becomes a call's body. */
import type { Artwork } from '#contract/artworks.ts';
import type { Movie } from '#contract/movies.ts';
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

const NOTES: FormField = { name: 'notes', label: 'Notes', max: 20_000, kind: 'notes' };

export const FORM_FIELDS: Record<GalleryKind, readonly FormField[]> = {
  movie: [
    { name: 'title', label: 'Title', required: 'Title is required', max: 500 },
    { name: 'director', label: 'Director', required: 'Director name is required', max: 300 },
    { name: 'year', label: 'Year', max: 6, kind: 'number', half: true, placeholder: '1954' },
    { name: 'genre', label: 'Genre', max: 500, half: true, placeholder: 'Drama, Crime' },
    { name: 'posterUrl', label: 'Poster URL', max: 2000, kind: 'picture' },
    NOTES,
  ],
  artwork: [
    { name: 'title', label: 'Title', required: 'Title is required', max: 500 },
    { name: 'artist', label: 'Artist', required: 'Artist name is required', max: 300 },
    { name: 'year', label: 'Year', max: 500, half: true, placeholder: 'c. 1503' },
    { name: 'movement', label: 'Movement', max: 500, half: true },
    { name: 'medium', label: 'Medium', max: 500, half: true, placeholder: 'Oil on canvas' },
    { name: 'dimensions', label: 'Dimensions', max: 500, half: true, placeholder: '77 × 53 cm' },
    { name: 'location', label: 'Where it hangs', max: 500 },
    { name: 'imageUrl', label: 'Image URL', max: 2000, kind: 'picture' },
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
    if (sort === 'number' && value !== '' && !WHOLE.test(value)) found[name] = 'A year is a whole number.';
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

/** Only what was changed, with what it was, so that nothing is overwritten that somebody else put there meanwhile. */
export const changesOf = <K extends GalleryKind>(
  kind: K,
  before: FormValues,
  now: FormValues,
): ChangeBody<K> => {
  const [was, all] = [BODIES[kind](before), BODIES[kind](now)];
  const changed = Object.keys(all).filter((name) => (before[name] ?? '') !== (now[name] ?? ''));
  const pick = (from: object) => Object.fromEntries(changed.map((name) => [name, Reflect.get(from, name)]));
  return { ...pick(all), was: pick(was) } as ChangeBody<K>;
};

/** Whether anything differs from what the form began with. */
export const isChanged = (before: FormValues, now: FormValues): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].some(
    (name) => (before[name] ?? '') !== (now[name] ?? ''),
  );

export type KeptWork = WorkOf[GalleryKind];
