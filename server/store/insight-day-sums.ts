/** The days of UTC that talks spoke on, mended by what came to them and what left. */
import { changed, type DaySums, dayOfTime, sumDay } from '../insights/day-sums.ts';
import type { TalkSums } from '../insights/talk-sums.ts';
import type { EngineName } from './migrate.ts';
import type { Step } from './tables.ts';
import { isAmong, putRows } from './whole-lists.ts';

/** Moments by day of UTC, each with how often it came or went. */
type Moments = Map<number, Map<number, number>>;

export const settleDays = async (
  step: Step,
  engine: EngineName,
  userId: number,
  before: readonly TalkSums[],
  after: readonly TalkSums[],
): Promise<void> => {
  const said = difference(before, after, (sums) => sums.said);
  const reflected = difference(before, after, ({ reflections }) =>
    reflections.flatMap(({ at, struck }) => (struck ? [] : at)),
  );
  const touched = [...new Set([...said.keys(), ...reflected.keys()])];
  const rows = await step
    .selectFrom('insightDays')
    .selectAll()
    .where('userId', '=', userId)
    .where(isAmong(engine, 'day', touched))
    .execute();
  const known = new Map(rows.map((row) => [row.day, row]));
  const none = new Map<number, number>();
  const left: DaySums[] = [];
  for (const day of touched) {
    const row = known.get(day);
    const sums = sumDay(
      day,
      changed(JSON.parse(row?.said ?? '[]'), said.get(day) ?? none),
      changed(JSON.parse(row?.reflections ?? '[]'), reflected.get(day) ?? none),
    );
    if (sums) left.push(sums);
  }
  const kept = new Set(left.map(({ day }) => day));
  await step
    .deleteFrom('insightDays')
    .where('userId', '=', userId)
    .where(
      isAmong(
        engine,
        'day',
        touched.filter((day) => !kept.has(day)),
      ),
    )
    .execute();
  await putRows(
    step,
    engine,
    'insightDays',
    {
      userId: 'bigint',
      day: 'bigint',
      first: 'bigint',
      last: 'bigint',
      sessions: 'bigint',
      said: 'text',
      reflections: 'text',
    },
    ['userId', 'day'],
    left.map((sums) => ({
      ...sums,
      userId,
      said: JSON.stringify(sums.said),
      reflections: JSON.stringify(sums.reflections),
    })),
  );
};

const difference = (
  before: readonly TalkSums[],
  after: readonly TalkSums[],
  momentsOf: (sums: TalkSums) => number[],
): Moments => {
  const counts = new Map<number, number>();
  const count = (sums: readonly TalkSums[], by: 1 | -1) => {
    for (const one of sums) for (const at of momentsOf(one)) counts.set(at, (counts.get(at) ?? 0) + by);
  };
  count(before, -1);
  count(after, 1);
  const days: Moments = new Map();
  for (const [at, by] of counts) {
    if (by === 0) continue;
    const day = dayOfTime(at);
    const moments = days.get(day) ?? new Map<number, number>();
    days.set(day, moments.set(at, by));
  }
  return days;
};
