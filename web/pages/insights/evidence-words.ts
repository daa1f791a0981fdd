import type { InsightItem, Insights } from '#contract/insights.ts';
import type { Input } from '../../call.ts';

import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/insights.ts';
import type { Shown } from './shown.ts';
import { dayInWords } from './year.ts';
import { minuteIn } from './zone-dates.ts';

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
  timeZone: string,
): { title: string; description: string; none?: string } {
  switch (shown.what) {
    case 'books':
      return { title: everywhere.totalBooks, description: say.whatTotalBooksRestsOn };
    case 'active':
      return {
        title: say.activeBooks,
        description: say.whatActiveBooksRestsOn,
      };
    case 'sessions':
      return {
        title: say.reflectionSessions,
        description: say.whatASessionIs,
      };
    case 'mastery':
      return {
        title: say.avgMastery,
        description: say.whatAverageMasteryIs,
      };
    case 'streak':
      return {
        title: say.readingStreak,
        description: say.whatAStreakIs,
        none: say.noStreakJustNow,
      };
    case 'day':
      return {
        title: dayInWords(shown.date),
        description: say.whatADayHolds,
        none: say.noReflectionOnThisDay,
      };
    case 'session':
      return { title: say.sessionOf(minuteIn(timeZone, shown.since)), description: say.itsReflections };
    case 'item':
      return shown.dimension
        ? {
            title: shown.dimension,
            description: say.whatADimensionRestsOn(short(item.title)),
          }
        : {
            title: say.masteryOf(short(item.title)),
            description: say.whatMasteryOfAWorkIs,
          };
  }
}

const short = (title: string) => (title.length > 90 ? `${title.slice(0, 89).trimEnd()}…` : title);
