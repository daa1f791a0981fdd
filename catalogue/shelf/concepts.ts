import data from '../data/shelf/concepts.json' with { type: 'json' };
import type { ShelfConcept } from './types.ts';

export const SHELF_CONCEPTS = data as ShelfConcept[];
