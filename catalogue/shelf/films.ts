import data from '../data/shelf/films.json' with { type: 'json' };
import type { ShelfFilm } from './types.ts';

export const SHELF_FILMS = data as ShelfFilm[];
