import type { Insights } from '#contract/insights.ts';
import { Json, type Verb } from '../http/verb.ts';
import { insightChunks, insightItems, reflectionTimes, shelvedWorks } from '../store/insight-reads.ts';
import { settleSums } from '../store/insight-sums.ts';
import type { World } from '../world.ts';
import { countSessions } from './day-sums.ts';
import { meanOf } from './item-sums.ts';
import { countByDay, streakOf, written } from './local-days.ts';
import { wholePoints } from './whole-points.ts';
import { writtenItems } from './written-items.ts';
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

const takeTogether = async (world: World, userId: number, clock: Clock): Promise<Json<Insights>> => {
  const { read } = world.store;
  const [rows, works, chunks, days] = await Promise.all([
    insightItems(read, userId),
    shelvedWorks(read, userId),
    insightChunks(read, userId),
    reflectionDays(world, userId, clock),
  ]);
  const average = meanOf(rows.flatMap(({ mastery }) => mastery ?? []));
  const figures: Omit<Insights, 'items'> = {
    today: written(clock.today),
    totalBooks: works.book.length,
    activeBooks: works.book.filter(({ lastSession }) => lastSession !== null).length,
    reflectionSessions: countSessions(chunks),
    averageMastery: wholePoints(average),
    readingStreak: streakOf(days, clock.today),
    activity: [...days]
      .filter(([day]) => day > clock.today - YEAR && day <= clock.today)
      .sort(([a], [b]) => a - b)
      .map(([day, reflections]) => ({ date: written(day), reflections })),
  };
  // The items are written already: ten thousand of them are put together, not made anew.
  return new Json(
    `${JSON.stringify(figures).slice(0, -1)},"items":[${writtenItems(rows, works).join(',')}]}`,
  );
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
