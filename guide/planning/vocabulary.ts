import type { Knowledge } from '#catalogue/types.ts';
import { contentStems } from '../counting.ts';

const vocabularies = new WeakMap<Knowledge, ReadonlySet<string>>();

/** Every telling word the catalogue has of a work. */
export function vocabularyOf(knowledge: Knowledge): ReadonlySet<string> {
  const known = vocabularies.get(knowledge);
  if (known) return known;
  const made = new Set(contentStems(JSON.stringify(knowledge)));
  vocabularies.set(knowledge, made);
  return made;
}
