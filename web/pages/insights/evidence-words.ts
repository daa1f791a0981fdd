import type { InsightItem, Insights } from '#contract/insights.ts';
import type { Input } from '../../call.ts';
import { momentOf } from '../../data/clock-time.ts';
import type { Shown } from './shown.ts';
import { dayInWords } from './year.ts';

type Asked = Omit<NonNullable<Input<'GET /api/insights/evidence'>['query']>, 'timeZone'>;

const DAY_MS = 86_400_000;

const daysBefore = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** Which reflections a figure rests on. */
export function askedFor(
  shown: Shown,
  { today, activity, readingStreak }: Insights,
  item: InsightItem,
): Asked {
  switch (shown.what) {
    case 'day':
      return { from: shown.date, until: shown.date };
    case 'session':
      return { since: shown.since, to: shown.to };
    case 'item':
      return { item: item.key, ...(shown.dimension && { dimension: shown.dimension }) };
    case 'streak': {
      // It may have ended yesterday: today is not over.
      const last = activity.at(-1)?.date === today ? today : daysBefore(today, 1);
      return { from: daysBefore(last, Math.max(0, readingStreak - 1)), until: today };
    }
    default:
      return {};
  }
}

/** What is open, how its figure is counted, and what is said where nothing was. */
export function wordsOf(
  shown: Shown,
  item: InsightItem,
): { title: string; description: string; none?: string } {
  switch (shown.what) {
    case 'books':
      return { title: 'Total Books', description: 'Every book you keep, and when you last talked about it.' };
    case 'active':
      return {
        title: 'Active Books',
        description: 'The books you have talked about, and when you last did.',
      };
    case 'sessions':
      return {
        title: 'Reflection Sessions',
        description: 'What you said with less than half an hour in between is one session.',
      };
    case 'mastery':
      return {
        title: 'Avg. Mastery',
        description:
          'The mean over all works and ideas that have a mastery. Newer reflections weigh more; one struck out counts nowhere.',
      };
    case 'streak':
      return {
        title: 'Reading Streak',
        description: 'Days on end with a reflection, up to today or yesterday.',
        none: 'No reflection today or yesterday. The next one begins a new streak.',
      };
    case 'day':
      return {
        title: dayInWords(shown.date),
        description: 'What you thought through on this day.',
        none: 'No reflection on this day.',
      };
    case 'session':
      return { title: `Session of ${momentOf(shown.since)}`, description: 'Its reflections.' };
    case 'item':
      return shown.dimension
        ? {
            title: shown.dimension,
            description: `The reflections on ${short(item.title)} that count for it. Newer ones weigh more.`,
          }
        : {
            title: `Mastery of ${short(item.title)}`,
            description:
              'The mean of the dimensions shown. Newer reflections weigh more; one struck out counts nowhere.',
          };
  }
}

const short = (title: string) => (title.length > 90 ? `${title.slice(0, 89).trimEnd()}…` : title);
