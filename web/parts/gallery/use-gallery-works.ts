import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { artworksQuery } from '../../data/artworks.ts';
import { moviesQuery } from '../../data/movies.ts';
import { type OwnWork, ownWork } from '../works/own-work.ts';
import { creatorKey, type FeaturedWork, groupsIn, nameKey } from './featured.ts';
import type { GalleryKind } from './gallery-words.ts';

/** A film or artwork of the person's own, with what it can be filtered by. */
export type Owned = OwnWork & { groups: readonly string[] };

const seen = new WeakMap<OwnWork, Owned>();

/** The same object for the same work, so that nothing is folded or drawn twice. */
function owned(work: OwnWork, group: string | null): Owned {
  const before = seen.get(work);
  if (before) return before;
  const made = { ...work, groups: groupsIn(group) };
  seen.set(work, made);
  return made;
}

/** The person's films or artworks, beside the featured ones, which are known again among them by name. */
export function useGalleryWorks(kind: GalleryKind, featured: readonly FeaturedWork[]) {
  const movies = useQuery({ ...moviesQuery, enabled: kind === 'movie' });
  const artworks = useQuery({ ...artworksQuery, enabled: kind === 'artwork' });
  const { isPending, error, isFetching, refetch } = kind === 'movie' ? movies : artworks;
  const own = useMemo(
    () =>
      kind === 'movie'
        ? (movies.data ?? []).map((movie) => owned(ownWork('movie', movie), movie.genre))
        : (artworks.data ?? []).map((artwork) => owned(ownWork('artwork', artwork), artwork.movement)),
    [kind, movies.data, artworks.data],
  );
  const ownedBySlug = useMemo(() => {
    const makers = new Set(featured.map(({ creator }) => creatorKey(creator)));
    const byKnown = own.filter(({ creator }) => makers.has(creatorKey(creator)));
    const byName = new Map(byKnown.map((work) => [nameKey(work), work]));
    return new Map(
      featured.flatMap((work) => {
        const found = byName.get(nameKey(work));
        return found ? [[work.slug, found] as const] : [];
      }),
    );
  }, [own, featured]);
  const palettes = useMemo(
    () => new Map(featured.flatMap((work) => (work.palette ? [[nameKey(work), work.palette] as const] : []))),
    [featured],
  );
  return {
    own,
    isPending,
    error,
    isFetching,
    tryAgain: () => void refetch(),
    /** The person's own record of a featured work. */
    ownedBySlug,
    paletteOf: (work: OwnWork) => palettes.get(nameKey(work)),
  };
}

export type GalleryWorks = ReturnType<typeof useGalleryWorks>;
