/** The days of a year as a calendar lays them out: a column a week, Sunday on top. */
export type Day = { date: string; reflections: number; column: number; row: number };
export type Month = { name: string; column: number };

const DAY_MS = 86_400_000;
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const written = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A calendar day in words, whatever zone it was counted in: Sun, Mar 1, 2026. */
export function dayInWords(date: string): string {
  return LONG.format(Date.parse(`${date}T00:00:00Z`));
}

export function daysOfYear(
  today: string,
  activity: readonly { date: string; reflections: number }[],
): { days: Day[]; months: Month[]; columns: number } {
  const counts = new Map(activity.map(({ date, reflections }) => [date, reflections]));
  const last = Date.parse(`${today}T00:00:00Z`);
  const first = last - 364 * DAY_MS;
  const offset = new Date(first).getUTCDay();
  const days: Day[] = [];
  const months: Month[] = [];
  for (let index = 0; index < 365; index++) {
    const time = first + index * DAY_MS;
    const date = written(time);
    const column = Math.floor((index + offset) / 7);
    days.push({ date, reflections: counts.get(date) ?? 0, column, row: (index + offset) % 7 });
    if (date.endsWith('-01')) months.push({ name: MONTH.format(time), column });
  }
  return { days, months, columns: Math.floor((364 + offset) / 7) + 1 };
}

/** The months that stand under a line of weeks, from end to end; the year where it is another one. */
export function monthsUnder(dates: readonly string[]): { place: number; name: string }[] {
  const last = dates.length - 1;
  const places = [...new Set([0, 1, 2, 3, 4].map((quarter) => Math.round((last * quarter) / 4)))];
  let [year, named] = ['', ''];
  return places.flatMap((place) => {
    const date = dates[place] ?? '';
    if (date.slice(0, 7) === named) return [];
    named = date.slice(0, 7);
    const month = MONTH.format(Date.parse(`${date}T00:00:00Z`));
    const name = date.slice(0, 4) === year ? month : `${month} ${date.slice(0, 4)}`;
    year = date.slice(0, 4);
    return [{ place, name }];
  });
}

/** How dark a day is printed, 0 to 4, by the busiest day of the year. */
export function depthOf(reflections: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (reflections === 0) return 0;
  return Math.min(4, Math.ceil((4 * reflections) / Math.max(4, most))) as 1 | 2 | 3 | 4;
}

/** Month by month, oldest first, for those who would rather read than look. */
export function byMonth(days: readonly Day[]): { month: string; days: number; reflections: number }[] {
  const months = Map.groupBy(days, ({ date }) => date.slice(0, 7));
  return [...months].map(([month, own]) => ({
    month: `${MONTH.format(Date.parse(`${month}-01T00:00:00Z`))} ${month.slice(0, 4)}`,
    days: own.filter(({ reflections }) => reflections > 0).length,
    reflections: own.reduce((sum, { reflections }) => sum + reflections, 0),
  }));
}
