import data from '../data/shelf/artworks.json' with { type: 'json' };
import type { ShelfArtwork } from './types.ts';

export const SHELF_ARTWORKS = data as ShelfArtwork[];
