import data from './data/concepts.json' with { type: 'json' };
import type { Concept } from './types.ts';

export const CONCEPTS = data as Concept[];

const byId = new Map(CONCEPTS.map((entry) => [entry.id, entry]));

export const conceptById = (id: string): Concept | undefined => byId.get(id);
