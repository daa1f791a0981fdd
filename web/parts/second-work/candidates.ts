/** The works a comparison may be made with: the person's own first, then those we bring along. */
import type { Artwork } from '#contract/artworks.ts';
import { type FeaturedWork, groupsIn, nameKey } from '../gallery/featured.ts';
import { NO_FILTERS, narrow } from '../gallery/narrow.ts';

export type Candidate = {
  title: string;
  creator: string;
  year: string | null;
  groups: readonly string[];
  pictureUrl: string | null;
  palette: readonly string[] | undefined;
  isOwn: boolean;
};

type Named = { title: string; creator: string };

/** Each work once, and not the first one again. */
export function candidatesFor(
  first: Named,
  own: readonly Artwork[],
  featured: readonly FeaturedWork[],
): Candidate[] {
  const palettes = new Map(featured.map((work) => [nameKey(work), work.palette]));
  const seen = new Set([nameKey(first)]);
  const all = [
    ...own.map(({ title, artist, year, movement, imageUrl }) => ({
      title,
      creator: artist,
      year,
      groups: groupsIn(movement),
      pictureUrl: imageUrl,
      palette: palettes.get(nameKey({ title, creator: artist })),
      isOwn: true,
    })),
    ...featured.map(({ title, creator, year, groups, pictureUrl, palette }) => ({
      title,
      creator,
      year,
      groups,
      pictureUrl,
      palette,
      isOwn: false,
    })),
  ];
  return all.filter((work) => {
    const key = nameKey(work);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export const findAmong = (candidates: readonly Candidate[], text: string): readonly Candidate[] =>
  narrow(candidates, { ...NO_FILTERS, text });
