import data from './data/films.json' with { type: 'json' };
import type { CatalogueFilm } from './types.ts';

export const FILMS = data as CatalogueFilm[];

const byId = new Map(FILMS.map((entry) => [entry.id, entry]));

export const filmById = (id: string): CatalogueFilm | undefined => byId.get(id);
