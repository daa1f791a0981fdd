/** What a discussion can be about. */
export const KINDS = ['book', 'movie', 'artwork', 'concept'] as const;
export type Kind = (typeof KINDS)[number];

/** The four levels of a reflection, best first, with the labels people see. */
export const RATINGS = ['excellent', 'good', 'fair', 'needs_improvement'] as const;
export type Rating = (typeof RATINGS)[number];

export const RATING_LABELS: Record<Rating, string> = {
  excellent: 'Excellent reflection!',
  good: 'Good thinking!',
  fair: 'Fair response',
  needs_improvement: 'Room for improvement',
};

/** A book by this author is a concept kept in the collection. */
export const CONCEPT_AUTHOR = 'Exploration';

/** The objective of a talk for which none was chosen. */
export const GENERAL_DISCUSSION = 'General Discussion';

/** The three dimensions that insights are computed for. */
export const DIMENSIONS = ['Concept Recognition', 'Real-world Application', 'Critical Analysis'] as const;
export type Dimension = (typeof DIMENSIONS)[number];
