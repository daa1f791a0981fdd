import type { Verb } from '../http/verb.ts';
import { stretchesSince } from '../store/insight-reads.ts';
import { written } from './local-days.ts';
import { minutesOf, timeByDay } from './time-by-day.ts';
import { clockOf } from './zone.ts';

const DAYS = 84;

export const timeSpent: Verb<'timeSpent'> = async ({ world, person, query }) => {
  const clock = await clockOf(world, person, query.timeZone);
  const first = clock.today - DAYS + 1;
  const stretches = await stretchesSince(world.store.read, person.userId, clock.beginOf(first));
  const days = [...timeByDay(stretches, clock)]
    .filter(([day]) => day >= first && day <= clock.today)
    .sort(([a], [b]) => a - b);
  const lastSeven = days.filter(([day]) => day > clock.today - 7).reduce((sum, [, ms]) => sum + ms, 0);
  return {
    lastSevenDays: minutesOf(lastSeven),
    days: days.flatMap(([day, ms]) => {
      const minutes = minutesOf(ms);
      return minutes > 0 ? { date: written(day), minutes } : [];
    }),
  };
};
