import { DIMENSIONS, type Dimension, GENERAL_DISCUSSION, type Kind } from '#contract/kinds.ts';

export interface Objective {
  /** For addresses; unique within its kind. */
  slug: string;
  name: string;
  subtitle: string;
  /** What the reader should be able to do by the end. */
  aim: string;
  /** The insight it feeds; null feeds all three, each at half weight. */
  dimension: Dimension | null;
}

const [RECOGNITION, APPLICATION, ANALYSIS] = DIMENSIONS;

export const GENERAL_OBJECTIVE: Objective = {
  slug: 'general-discussion',
  name: GENERAL_DISCUSSION,
  subtitle: 'Start from whatever stayed with you',
  aim: 'Start from what the reader brings and reach one examined thought.',
  dimension: null,
};

export const BOOK_OBJECTIVES: readonly Objective[] = [
  {
    slug: 'recall-key-facts',
    name: 'Recall Key Facts',
    subtitle: 'Bring back what it says, then see why it matters',
    aim: 'Retrieve without looking, then see why a fact matters.',
    dimension: RECOGNITION,
  },
  {
    slug: 'critical-thinking',
    name: 'Critical Thinking',
    subtitle: 'Weigh a claim or a choice on its evidence',
    aim: 'Judge a claim or choice on evidence, and know what would change the judgment.',
    dimension: ANALYSIS,
  },
  {
    slug: 'perspective-empathy',
    name: 'Perspective & Empathy',
    subtitle: 'Stand where someone else stands',
    aim: 'Work out what someone wants, fears and can know, from what they do.',
    dimension: APPLICATION,
  },
  {
    slug: 'application',
    name: 'Application',
    subtitle: 'Try one idea on one real case',
    aim: 'Use one idea on one real case, and learn where it stops fitting.',
    dimension: APPLICATION,
  },
  {
    slug: 'knowledge-synthesis',
    name: 'Knowledge Synthesis',
    subtitle: 'Join two things so that something new shows',
    aim: 'Join two particulars so that something new shows.',
    dimension: ANALYSIS,
  },
];

export const ART_OBJECTIVES: readonly Objective[] = [
  {
    slug: 'recall-key-facts',
    name: 'Recall Key Facts',
    subtitle: 'What is there, and what is known',
    aim: 'Know what is there and what is known about it.',
    dimension: RECOGNITION,
  },
  {
    slug: 'themes-symbolism',
    name: 'Analyze Themes & Symbolism',
    subtitle: 'From the thing to its meaning',
    aim: 'Go from a thing to a meaning, with a reason.',
    dimension: ANALYSIS,
  },
  {
    slug: 'techniques',
    name: 'Artistic Techniques',
    subtitle: 'How line, light and material do their work',
    aim: 'Explain an effect by its means.',
    dimension: ANALYSIS,
  },
  {
    slug: 'movement-context',
    name: 'Art Movement & Context',
    subtitle: 'Let the work and its time explain each other',
    aim: 'Let work and time explain each other.',
    dimension: ANALYSIS,
  },
  {
    slug: 'personal-reflection',
    name: 'Personal Reflection',
    subtitle: 'What it stirs in you, and which part does it',
    aim: 'Know one’s own response and where it comes from.',
    dimension: APPLICATION,
  },
  {
    slug: 'critical-thinking',
    name: 'Critical Thinking',
    subtitle: 'Weigh what people say about it',
    aim: 'Weigh a claim about the work.',
    dimension: ANALYSIS,
  },
  {
    slug: 'compare-artworks',
    name: 'Compare Artworks',
    subtitle: 'Two works, one telling difference',
    aim: 'Find a shared ground and a telling difference.',
    dimension: ANALYSIS,
  },
];

export const FILM_OBJECTIVES: readonly Objective[] = [
  {
    slug: 'recall-key-scenes',
    name: 'Recall Key Scenes',
    subtitle: 'What happens, and which moment turns it',
    aim: 'Know what happens, in what order, and which moment turns it.',
    dimension: RECOGNITION,
  },
  {
    slug: 'character-perspective',
    name: 'Character & Perspective',
    subtitle: 'What someone wants and never says',
    aim: 'Work out what someone wants and knows from what they do, and who is left unseen.',
    dimension: APPLICATION,
  },
  {
    slug: 'themes-symbolism',
    name: 'Themes & Symbolism',
    subtitle: 'What an image comes to mean',
    aim: 'Say what an image or a repetition comes to mean.',
    dimension: ANALYSIS,
  },
  {
    slug: 'cinematic-techniques',
    name: 'Cinematic Techniques',
    subtitle: 'Camera, light, sound and cutting at work',
    aim: 'Show how camera, light, sound, editing, performance and story order make an effect.',
    dimension: ANALYSIS,
  },
  {
    slug: 'genre-context',
    name: 'Genre & Context',
    subtitle: 'Rules it keeps, rules it breaks, and its time',
    aim: 'Show how the film uses, bends or answers its genre and its time.',
    dimension: ANALYSIS,
  },
  {
    slug: 'critical-viewing',
    name: 'Critical Viewing',
    subtitle: 'What it wants you to believe, and whether it plays fair',
    aim: 'Say what the film argues, how it wins us over and what it leaves out.',
    dimension: ANALYSIS,
  },
  {
    slug: 'personal-reflection',
    name: 'Personal Reflection',
    subtitle: 'The moment that came home with you',
    aim: 'Say what it touched, by which moment, and what that says.',
    dimension: APPLICATION,
  },
];

/** Those offered for a kind, in order; General Discussion stands apart. */
export const OBJECTIVES: Record<Kind, readonly Objective[]> = {
  book: BOOK_OBJECTIVES,
  concept: BOOK_OBJECTIVES,
  artwork: ART_OBJECTIVES,
  movie: FILM_OBJECTIVES,
};

/** By name or slug; null for one the reader made up. */
export function objectiveOf(kind: Kind, nameOrSlug: string): Objective | null {
  const wanted = nameOrSlug.trim().toLowerCase();
  return (
    [GENERAL_OBJECTIVE, ...OBJECTIVES[kind]].find(
      ({ name, slug }) => name.toLowerCase() === wanted || slug === wanted,
    ) ?? null
  );
}

/** Words of the person's own, as an aim. */
export const ownObjective = (name: string): Objective => ({
  slug: 'own',
  name,
  subtitle: '',
  aim: name,
  dimension: null,
});

export interface Share {
  dimension: Dimension;
  weight: number;
}

/** Which insights a reflection under this objective feeds, and how much; a reader's own objective feeds all. */
export function sharesOf(kind: Kind, objective: string | null | undefined): Share[] {
  const known = objectiveOf(kind, objective || GENERAL_DISCUSSION);
  return known?.dimension
    ? [{ dimension: known.dimension, weight: 1 }]
    : DIMENSIONS.map((dimension) => ({ dimension, weight: 0.5 }));
}
