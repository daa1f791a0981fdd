import data from './data/artworks.json' with { type: 'json' };
import type { CatalogueArtwork } from './types.ts';

export const ARTWORKS = data as CatalogueArtwork[];

const byId = new Map(ARTWORKS.map((entry) => [entry.id, entry]));

export const artworkById = (id: string): CatalogueArtwork | undefined => byId.get(id);
