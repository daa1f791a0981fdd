import data from './data/books.json' with { type: 'json' };
import type { CatalogueBook } from './types.ts';

export const BOOKS = data as CatalogueBook[];

const byId = new Map(BOOKS.map((entry) => [entry.id, entry]));

export const bookById = (id: string): CatalogueBook | undefined => byId.get(id);
