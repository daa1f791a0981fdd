import type { ConceptCategory } from '../types.ts';
import { SHELF_CONCEPTS } from './concepts.ts';
import type { StudyCard } from './types.ts';

type CardFile = { default: unknown };

/** One file a category, so that a browser fetches the cards it is about to show. */
const CARD_FILES: Record<ConceptCategory, () => Promise<CardFile>> = {
  'Decision Making & Strategy': () =>
    import('../data/shelf/study-cards/decision-making-strategy.json', { with: { type: 'json' } }),
  'Psychology & Human Behavior': () =>
    import('../data/shelf/study-cards/psychology-human-behavior.json', { with: { type: 'json' } }),
  'Economics & Markets': () =>
    import('../data/shelf/study-cards/economics-markets.json', { with: { type: 'json' } }),
  'Systems & Complexity': () =>
    import('../data/shelf/study-cards/systems-complexity.json', { with: { type: 'json' } }),
  'Logic & Reasoning': () =>
    import('../data/shelf/study-cards/logic-reasoning.json', { with: { type: 'json' } }),
  'Communication & Influence': () =>
    import('../data/shelf/study-cards/communication-influence.json', { with: { type: 'json' } }),
  'Philosophy & Ethics': () =>
    import('../data/shelf/study-cards/philosophy-ethics.json', { with: { type: 'json' } }),
};

export const studyCardsOf = async (category: ConceptCategory): Promise<StudyCard[]> =>
  (await CARD_FILES[category]()).default as StudyCard[];

export async function studyCardOf(id: string): Promise<StudyCard | null> {
  const category = SHELF_CONCEPTS.find((concept) => concept.id === id)?.category;
  if (!category) return null;
  return (await studyCardsOf(category)).find((card) => card.id === id) ?? null;
}
