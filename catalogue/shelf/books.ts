import data from '../data/shelf/books.json' with { type: 'json' };
import type { ShelfBook } from './types.ts';

export const SHELF_BOOKS = data as ShelfBook[];

/** The suggestions of the first steps. */
export const POPULAR_BOOKS = SHELF_BOOKS.filter((book) => book.popular);
