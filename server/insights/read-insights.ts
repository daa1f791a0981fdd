import type { InsightItem, Insights } from '#contract/insights.ts';
import { CONCEPT_AUTHOR, DIMENSIONS, type Dimension, type Kind } from '#contract/kinds.ts';
import type { Verb } from '../http/verb.ts';
import {
  insightChunks,
  insightItems,
  reflectionTimes,
  type ShelvedWork,
  shelvedWorks,
} from '../store/insight-reads.ts';
import { settleSums } from '../store/insight-sums.ts';
import type { Row } from '../store/tables.ts';
import { isoTimeOrNull } from '../store/times.ts';
import type { World } from '../world.ts';
import { countSessions } from './day-sums.ts';
import { type ItemSums, meanOf } from './item-sums.ts';
import { countByDay, streakOf, written } from './local-days.ts';
import { subjectOf } from './subject.ts';
import { type Clock, clockOf } from './zone.ts';

const YEAR = 365;

export const readInsights: Verb<'readInsights'> = async ({ world, person, query }) => {
  const clock = await clockOf(world, person, query.timeZone);
  const settled = await settleSums(world.store, person.userId);
  // The person's version knows of their works, the sums' own of everything said.
  return world.kept.get(person, `insights ${clock.name} ${clock.today} ${settled}`, () =>
    takeTogether(world, person.userId, clock),
  );
};

const takeTogether = async (world: World, userId: number, clock: Clock): Promise<Insights> => {
  const { read } = world.store;
  const [rows, works, chunks, days] = await Promise.all([
    insightItems(read, userId),
    shelvedWorks(read, userId),
    insightChunks(read, userId),
    reflectionDays(world, userId, clock),
  ]);
  const average = meanOf(rows.flatMap(({ mastery }) => mastery ?? []));
  return {
    today: written(clock.today),
    totalBooks: works.book.length,
    activeBooks: works.book.filter(({ lastSession }) => lastSession !== null).length,
    reflectionSessions: countSessions(chunks),
    averageMastery: average === null ? null : Math.round(average),
    readingStreak: streakOf(days, clock.today),
    activity: [...days]
      .filter(([day]) => day > clock.today - YEAR && day <= clock.today)
      .sort(([a], [b]) => a - b)
      .map(([day, reflections]) => ({ date: written(day), reflections })),
    items: itemsOf(rows, works),
  };
};

/** The last year's; all there are only for a streak that is longer. */
const reflectionDays = async (
  { store }: World,
  userId: number,
  clock: Clock,
): Promise<Map<number, number>> => {
  const since = clock.today - YEAR - 1;
  const days = countByDay(await reflectionTimes(store.read, userId, since), clock);
  if (streakOf(days, clock.today) < YEAR) return days;
  return countByDay(await reflectionTimes(store.read, userId, Number.MIN_SAFE_INTEGER), clock);
};

type Works = Awaited<ReturnType<typeof shelvedWorks>>;

const itemsOf = (rows: readonly Row<'insightItems'>[], works: Works): InsightItem[] => {
  const waiting = new Map<string, InsightItem>();
  for (const kind of ['book', 'movie', 'artwork'] as const)
    for (const work of works[kind]) {
      const item = withoutEvidence(kind, work);
      if (!waiting.has(item.key)) waiting.set(item.key, item);
    }
  const talkedAbout = rows.map((row) => {
    // A work of the person's own is called what they call it now.
    const { title, creator } = waiting.get(row.item) ?? row;
    waiting.delete(row.item);
    return withEvidence({ ...row, title, creator });
  });
  const hasEvidence = (item: InsightItem) => item.reflections > 0;
  return [
    ...talkedAbout.filter(hasEvidence),
    ...talkedAbout.filter((item) => !hasEvidence(item)),
    ...waiting.values(),
  ];
};

/** A concept kept among the books is the concept. */
const withoutEvidence = (kind: Kind, { id, title, creator }: ShelvedWork): InsightItem => {
  const isConcept = kind === 'book' && creator === CONCEPT_AUTHOR;
  const named = isConcept
    ? { kind: 'concept' as const, itemId: null, title, creator }
    : { kind, itemId: id, title, creator };
  return {
    ...subjectOf(named),
    mastery: null,
    reflections: 0,
    lastReflectionAt: null,
    concepts: NOT_YET,
    focusAreas: [],
  };
};

const DESCRIPTIONS: Record<Dimension, string> = {
  'Concept Recognition': 'Names the ideas it stands on, and says why they matter',
  'Real-world Application': 'Carries them over into life, and sees with other eyes',
  'Critical Analysis': 'Weighs reasons, means and other views',
};

const NOT_YET = DIMENSIONS.map((name) => ({
  name,
  score: null,
  description: DESCRIPTIONS[name],
  reflections: 0,
}));

const withEvidence = ({
  kind,
  itemId,
  title,
  creator,
  mastery,
  lastReflectionAt,
  sums,
}: Row<'insightItems'>): InsightItem => {
  const { reflections, dimensions, focusAreas } = JSON.parse(sums) as Pick<
    ItemSums,
    'reflections' | 'dimensions' | 'focusAreas'
  >;
  return {
    ...subjectOf({ kind: kind as Kind, itemId, title, creator }),
    mastery: mastery === null ? null : Math.round(mastery),
    reflections,
    lastReflectionAt: isoTimeOrNull(lastReflectionAt),
    concepts: dimensions.map(({ name, score, reflections }) => ({
      name,
      score: score === null ? null : Math.round(score),
      description: DESCRIPTIONS[name],
      reflections,
    })),
    focusAreas,
  };
};
