import { categorySlug } from '#catalogue/lists.ts';
import type { ConceptCategory } from '#catalogue/types.ts';

export const CATEGORIES_PATH = '/concept-categories';

export function categoryPath(category: ConceptCategory): string {
  return `${CATEGORIES_PATH}/${categorySlug(category)}`;
}

export function conceptPath(concept: { id: string; category: ConceptCategory }): string {
  return `${categoryPath(concept.category)}/${concept.id}`;
}
