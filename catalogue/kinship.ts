import data from './data/ties.json' with { type: 'json' };
import type { Kinship } from './types.ts';

const byWork = new Map(Object.entries(data as Record<string, Kinship>));

/** Who is whose what in a story; null where there is nothing to tell. */
export const kinshipOf = (kind: 'book' | 'movie', id: string): Kinship | null =>
  byWork.get(`${kind}/${id}`) ?? null;

/** The works that have one, as "book/beloved". */
export const WORKS_WITH_KINSHIP: readonly string[] = [...byWork.keys()];
