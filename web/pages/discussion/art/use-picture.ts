import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownImage } from '../../../parts/own-image.ts';
import { catalogueId } from '../work/catalogue-id.ts';
import type { Work } from '../work/work.ts';
import { DEFAULT_PALETTE } from './default-palette.ts';

export type Colour = { hex: string; name: string | null };

const WIDTH = 1280;

/** What the catalogue says of an artwork's looks. */
const looksQuery = (work: Work) =>
  queryOptions({
    queryKey: ['looks', work.slug, work.title, work.creator],
    queryFn: async () => {
      const id = await catalogueId(work);
      const { SHELF_ARTWORKS } = await import('#catalogue/shelf/artworks.ts');
      const artwork = SHELF_ARTWORKS.find((one) => one.id === id);
      if (!artwork) return null;
      const { pictureAddress } = await import('#catalogue/pictures.ts');
      const address = pictureAddress(artwork, WIDTH);
      return {
        palette: artwork.palette.map((hex, at) => ({ hex, name: artwork.paletteNames[at] ?? null })),
        picture: address && ownImage(address, WIDTH),
      };
    },
    enabled: work.kind === 'artwork',
  });

export type Picture = ReturnType<typeof usePicture>;

/** An artwork's picture, where it may be shown and can be had, and its colours. */
export function usePicture(work: Work) {
  const { data: looks, isPending } = useQuery(looksQuery(work));
  const [seen, setSeen] = useState<'coming' | 'failed' | readonly string[]>('coming');
  const own = work.pictureUrl ? ownImage(work.pictureUrl, WIDTH) : null;
  const address = seen === 'failed' ? null : (own ?? looks?.picture ?? null);
  const fromPixels = Array.isArray(seen) ? seen.map((hex: string): Colour => ({ hex, name: null })) : null;
  const documented = looks?.palette ?? null;
  return {
    address,
    isComing: isPending || (address !== null && seen === 'coming'),
    /** With the colours of what has loaded. */
    onLoad: (colours: readonly string[]) => setSeen(colours),
    onError: () => setSeen('failed'),
    documented: documented?.map(({ hex }) => hex),
    palette: fromPixels ?? documented ?? DEFAULT_PALETTE.map((hex): Colour => ({ hex, name: null })),
  };
}
