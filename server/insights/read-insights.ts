import type { Insights } from '#contract/insights.ts';
import type { Verb } from '../http/verb.ts';
import { countBooks, insightChunks, insightDays, meanMastery } from '../store/insight-reads.ts';
import { settleSums } from '../store/insight-sums.ts';
import type { World } from '../world.ts';
import { countSessions } from './day-sums.ts';
import { countByDay, streakOf, written } from './local-days.ts';
import { wholePoints } from './whole-points.ts';
import { writtenItems } from './written-items.ts';
import { type Clock, clockOf } from './zone.ts';

const YEAR = 365;

export const readInsights: Verb<'readInsights'> = async ({ world, person, query }) => {
  const clock = await clockOf(world, person, query.timeZone);
  const settled = await settleSums(world.store, person.userId);
  // The person's version knows of their works, the sums' own of everything said.
  return world.kept.written<Insights>(person, `insights ${clock.name} ${clock.today} ${settled}`, () =>
    takeTogether(world, person.userId, clock),
  );
};

async function* takeTogether(world: World, userId: number, clock: Clock): AsyncGenerator<string> {
  const { read } = world.store;
  const [books, average, chunks, days] = await Promise.all([
    countBooks(read, userId),
    meanMastery(read, userId),
    insightChunks(read, userId),
    reflectionDays(world, userId, clock),
  ]);
  const figures: Omit<Insights, 'items'> = {
    today: written(clock.today),
    totalBooks: books.all,
    activeBooks: books.active,
    reflectionSessions: countSessions(chunks),
    averageMastery: wholePoints(average),
    readingStreak: streakOf(days, clock.today),
    activity: [...days]
      .filter(([day]) => day > clock.today - YEAR && day <= clock.today)
      .sort(([a], [b]) => a - b)
      .map(([day, reflections]) => ({ date: written(day), reflections })),
  };
  yield `${JSON.stringify(figures).slice(0, -1)},"items":[`;
  let before = '';
  // The items are written already: ten thousand of them are put together, not made anew.
  for await (const items of writtenItems(world.store, userId)) {
    if (items.length === 0) continue;
    yield before + items.join(',');
    before = ',';
  }
  yield ']}';
}

/** The last year's; all there are only for a streak that is longer. */
const reflectionDays = async (world: World, userId: number, clock: Clock): Promise<Map<number, number>> => {
  const days = await daysSince(world, userId, clock, clock.today - YEAR - 1);
  return streakOf(days, clock.today) < YEAR ? days : daysSince(world, userId, clock);
};

const daysSince = async ({ store }: World, userId: number, clock: Clock, since?: number) => {
  const counts = new Map<number, number>();
  for await (const rows of insightDays(store.read, userId, since === undefined ? {} : { since }))
    for (const { reflections } of rows)
      for (const [day, n] of countByDay(JSON.parse(reflections), clock))
        counts.set(day, (counts.get(day) ?? 0) + n);
  return counts;
};
