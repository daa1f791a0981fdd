import type { ConceptCategory } from '#catalogue/types.ts';

/** The quiet hue of each category, as written-out class names so that the style sheet has them. */
export const HUES: Record<ConceptCategory, { text: string; mark: string }> = {
  'Decision Making & Strategy': { text: 'text-field-decisions', mark: 'bg-field-decisions' },
  'Psychology & Human Behavior': { text: 'text-field-minds', mark: 'bg-field-minds' },
  'Economics & Markets': { text: 'text-field-markets', mark: 'bg-field-markets' },
  'Systems & Complexity': { text: 'text-field-systems', mark: 'bg-field-systems' },
  'Logic & Reasoning': { text: 'text-field-logic', mark: 'bg-field-logic' },
  'Communication & Influence': { text: 'text-field-voices', mark: 'bg-field-voices' },
  'Philosophy & Ethics': { text: 'text-field-ethics', mark: 'bg-field-ethics' },
};
