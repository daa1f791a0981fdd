import { CONCEPT_CATEGORIES, categoryOfSlug } from '#catalogue/lists.ts';
import { SHELF_CONCEPTS } from '#catalogue/shelf/concepts.ts';
import type { ShelfConcept } from '#catalogue/shelf/types.ts';
import type { ConceptCategory, ConceptLevel } from '#catalogue/types.ts';
import * as say from '../../words/ideas.tsx';

export type Level = { title: string; grade: string; concepts: ShelfConcept[] };
export type Category = {
  name: ConceptCategory;
  /** Which of the volumes it is. */
  numeral: string;
  levels: [Level, Level];
  /** All of both levels, in order. */
  concepts: ShelfConcept[];
};

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export const CATEGORIES: Category[] = CONCEPT_CATEGORIES.map((name, place) => {
  const at = (level: ConceptLevel) =>
    SHELF_CONCEPTS.filter((concept) => concept.category === name && concept.level === level);
  const levels: [Level, Level] = [
    { title: say.level1MustKnow, grade: say.essential, concepts: at(1) },
    { title: say.level2GoodToKnow, grade: say.advanced, concepts: at(2) },
  ];
  return {
    name,
    numeral: NUMERALS[place] ?? String(place + 1),
    levels,
    concepts: levels.flatMap((level) => level.concepts),
  };
});

export function categoryAt(slug: string | undefined): Category | null {
  const name = categoryOfSlug(slug ?? '');
  return CATEGORIES.find((category) => category.name === name) ?? null;
}

const byId = new Map(SHELF_CONCEPTS.map((concept) => [concept.id, concept]));

export function conceptWithId(id: string | undefined): ShelfConcept | null {
  return byId.get(id ?? '') ?? null;
}

/** What stands before and after an entry of a list. */
export function neighbours<Entry>(list: Entry[], entry: Entry): { before?: Entry; after?: Entry } {
  const place = list.indexOf(entry);
  if (place < 0) return {};
  const [before, after] = [list[place - 1], list[place + 1]];
  return { ...(before && { before }), ...(after && { after }) };
}
