/** The works and ideas as insights answer them, written out once and put together as text. */
import type { InsightItem } from '#contract/insights.ts';
import { CONCEPT_AUTHOR, DIMENSIONS, type Dimension, type Kind } from '#contract/kinds.ts';
import type { ShelvedWork } from '../store/insight-reads.ts';
import type { Row } from '../store/tables.ts';
import { isoTimeOrNull } from '../store/times.ts';
import * as say from '../words.ts';
import { itemKey } from './item-key.ts';
import type { ItemSums } from './item-sums.ts';
import { subjectOf } from './subject.ts';
import { wholePoints } from './whole-points.ts';

const DESCRIPTIONS: Record<Dimension, string> = {
  'Concept Recognition': say.whatRecognitionIs,
  'Real-world Application': say.whatApplicationIs,
  'Critical Analysis': say.whatAnalysisIs,
};

type Figures = Pick<InsightItem, 'mastery' | 'reflections' | 'lastReflectionAt' | 'concepts' | 'focusAreas'>;

/** All that does not depend on what the work is called. */
export const writtenItem = (sums: ItemSums): string => {
  const figures: Figures = {
    mastery: wholePoints(sums.mastery),
    reflections: sums.reflections,
    lastReflectionAt: isoTimeOrNull(sums.lastReflectionAt),
    concepts: sums.dimensions.map(({ name, score, reflections }) => ({
      name,
      score: wholePoints(score),
      description: DESCRIPTIONS[name],
      reflections,
    })),
    focusAreas: sums.focusAreas,
  };
  return JSON.stringify(figures);
};

const NOT_YET = writtenItem({
  mastery: null,
  reflections: 0,
  lastReflectionAt: null,
  dimensions: DIMENSIONS.map((name) => ({ name, score: null, reflections: 0 })),
  focusAreas: [],
});

type Named = {
  kind: Kind;
  itemId: number | null;
  title: string;
  creator: string;
  pictureUrl: string | null;
};

const join = (named: Named, figures: string): string => {
  const { pictureUrl } = named;
  return `${JSON.stringify({ ...subjectOf(named), pictureUrl }).slice(0, -1)},${figures.slice(1)}`;
};

type Works = Record<'book' | 'movie' | 'artwork', readonly ShelvedWork[]>;

/** First what was reflected on, the latest first; then what was talked about; then what waits to be. */
export const writtenItems = (rows: readonly Row<'insightItems'>[], works: Works): string[] => {
  const waiting = new Map<string, Named>();
  for (const kind of ['book', 'movie', 'artwork'] as const)
    for (const { id, title, creator, pictureUrl } of works[kind]) {
      // A concept kept among the books is the concept.
      const isConcept = kind === 'book' && creator === CONCEPT_AUTHOR;
      const named: Named = isConcept
        ? { kind: 'concept', itemId: null, title, creator, pictureUrl: null }
        : { kind, itemId: id, title, creator, pictureUrl };
      const key = itemKey(named);
      if (!waiting.has(key)) waiting.set(key, named);
    }
  const latestFirst = rows.toSorted(
    (a, b) =>
      (b.lastReflectionAt ?? Number.NEGATIVE_INFINITY) - (a.lastReflectionAt ?? Number.NEGATIVE_INFINITY) ||
      0,
  );
  const talkedAbout = latestFirst.map((row) => {
    const { kind, itemId, title, creator } = row;
    // A work of the person's own is called what they call it now.
    const named = waiting.get(row.item) ?? { kind: kind as Kind, itemId, title, creator, pictureUrl: null };
    waiting.delete(row.item);
    return join(named, row.sums);
  });
  return [...talkedAbout, ...[...waiting.values()].map((named) => join(named, NOT_YET))];
};
