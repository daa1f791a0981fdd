/** The films and artworks we bring along, as the screens that offer them need them. */
import { fold } from '#catalogue/folding.ts';
import { pictureAddress } from '#catalogue/pictures.ts';
import type { ShelfArtwork, ShelfFilm } from '#catalogue/shelf/types.ts';
import type { AddBody } from '../works/collections.ts';
import type { GalleryKind } from './gallery-words.ts';

export type FeaturedWork<K extends GalleryKind = GalleryKind> = {
  /** Its id in the catalogue. */
  slug: string;
  title: string;
  creator: string;
  year: string;
  /** Genres or movements. */
  groups: readonly string[];
  palette: readonly string[] | undefined;
  pictureUrl: string | null;
  /** What it is added to a collection as. */
  body: AddBody<K>;
};

/** As wide as a picture is ever shown. */
const PICTURE_WIDTH = 1280;

export const featuredFilm = ({ id, title, director, year, genres }: ShelfFilm): FeaturedWork<'movie'> => ({
  slug: id,
  title,
  creator: director,
  year: String(year),
  groups: genres,
  palette: undefined,
  pictureUrl: null,
  body: { title, director, year, genre: genres.join(', ') },
});

export function featuredArtwork(work: ShelfArtwork): FeaturedWork<'artwork'> {
  const { id, title, artist, year, medium, movement, palette } = work;
  const pictureUrl = pictureAddress(work, PICTURE_WIDTH);
  return {
    slug: id,
    title,
    creator: artist,
    year,
    groups: groupsIn(movement),
    palette,
    pictureUrl,
    body: { title, artist, year, medium, movement, imageUrl: pictureUrl },
  };
}

/** "Dutch Golden Age / Baroque" is two; what stands in brackets after one is left out. */
export function groupsIn(text: string | null): readonly string[] {
  const known = groupsOf.get(text ?? '');
  if (known) return known;
  const made = splitGroups(text ?? '');
  groupsOf.set(text ?? '', made);
  return made;
}

/** There are few, and thousands of works have them. */
const groupsOf = new Map<string, readonly string[]>();

function splitGroups(text: string): string[] {
  const names = text
    .split(/(?<!\s)\s*[,/;]\s*/)
    .map((name) => name.replace(/(?<!\s)\s*\([^()]*\)/g, '').trim());
  return names.filter(Boolean).map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}

/** By what a work is known again, however its name is cased or accented. */
export function nameKey(work: { title: string; creator: string }): string {
  const known = nameKeys.get(work);
  if (known !== undefined) return known;
  const made = `${fold(work.title)} by ${creatorKey(work.creator)}`;
  nameKeys.set(work, made);
  return made;
}

/** The maker alone, folded once however many works are theirs. */
export function creatorKey(creator: string): string {
  const known = creatorKeys.get(creator);
  if (known !== undefined) return known;
  const made = fold(creator);
  creatorKeys.set(creator, made);
  return made;
}

const nameKeys = new WeakMap<object, string>();
const creatorKeys = new Map<string, string>();
