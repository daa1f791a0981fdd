import { queryOptions } from '@tanstack/react-query';
import { studyCardsOf } from '#catalogue/shelf/study-cards.ts';
import type { ConceptCategory } from '#catalogue/types.ts';

/** The cards of one category come in one file. */
export const studyCardsQuery = (category: ConceptCategory) =>
  queryOptions({
    queryKey: ['study cards', category],
    queryFn: () => studyCardsOf(category),
  });
