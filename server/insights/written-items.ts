/** The works and ideas as insights answer them, written bit by bit and put together as text. */
import type { InsightItem } from '#contract/insights.ts';
import { CONCEPT_AUTHOR, DIMENSIONS, type Dimension, type Kind } from '#contract/kinds.ts';
import {
  insightItemsAmong,
  reflectedItems,
  type ShelvedWork,
  shelvedAmong,
  shelvedWorks,
} from '../store/insight-reads.ts';
import type { Store } from '../store/store.ts';
import type { Row } from '../store/tables.ts';
import { isoTimeOrNull } from '../store/times.ts';
import type { WorkKind } from '../store/work-shapes.ts';
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

const IN_A_SLICE = 100;
const KINDS = ['book', 'movie', 'artwork'] as const;

/** First what was reflected on, the latest first; then what was talked about; then what waits to be. */
export async function* writtenItems(store: Store, userId: number): AsyncGenerator<string[]> {
  const items = await reflectedItems(store.read, userId);
  for (let from = 0; from < items.length; from += IN_A_SLICE) {
    const rows = await insightItemsAmong(store, userId, items.slice(from, from + IN_A_SLICE));
    const called = await namesNow(store, userId, rows);
    yield rows.map((row) => join(called.get(row.item) ?? namedThen(row), row.sums));
  }
  const told = new Set(items);
  for (const kind of KINDS)
    for await (const works of shelvedWorks(store.read, kind, userId)) {
      const waiting: string[] = [];
      for (const work of works) {
        const named = namedAs(kind, work);
        const key = itemKey(named);
        if (told.has(key)) continue;
        // Two concepts of one name are one.
        if (named.kind === 'concept') told.add(key);
        waiting.push(join(named, NOT_YET));
      }
      yield waiting;
    }
}

/** A concept kept among the books is the concept. */
const namedAs = (kind: WorkKind, { id, title, creator, pictureUrl }: ShelvedWork): Named =>
  kind === 'book' && creator === CONCEPT_AUTHOR
    ? { kind: 'concept', itemId: null, title, creator, pictureUrl: null }
    : { kind, itemId: id, title, creator, pictureUrl };

const namedThen = ({ kind, itemId, title, creator }: Row<'insightItems'>): Named => ({
  kind: kind as Kind,
  itemId,
  title,
  creator,
  pictureUrl: null,
});

/** A work of the person's own is called what they call it now. */
const namesNow = async (
  store: Store,
  userId: number,
  rows: readonly Row<'insightItems'>[],
): Promise<Map<string, Named>> => {
  const names = new Map<string, Named>();
  for (const kind of KINDS) {
    const ids = rows.flatMap((row) => (row.kind === kind && row.itemId !== null ? [row.itemId] : []));
    for (const work of ids.length > 0 ? await shelvedAmong(store, kind, userId, ids) : []) {
      const named = namedAs(kind, work);
      names.set(itemKey(named), named);
    }
  }
  return names;
};
