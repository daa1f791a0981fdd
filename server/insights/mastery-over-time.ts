import type { Kind } from '#contract/kinds.ts';
import type { Verb } from '../http/verb.ts';
import { talkOf } from '../store/insight-item-sums.ts';
import { insightTalks } from '../store/insight-reads.ts';
import { settleSums } from '../store/insight-sums.ts';
import { written } from './local-days.ts';
import { standings } from './over-time.ts';
import { wholePoints } from './whole-points.ts';
import { clockOf } from './zone.ts';

const WEEKS = 52;

export const masteryOverTime: Verb<'masteryOverTime'> = async ({ world, person, query }) => {
  const { store } = world;
  const clock = await clockOf(world, person, query.timeZone);
  const settled = await settleSums(store, person.userId);
  const { name, today } = clock;
  const asked = query.item ?? '';
  return world.kept.get(person, `mastery ${name} ${today} ${settled} ${asked}`, async () => {
    const talks = await insightTalks(store.read, person.userId, query.item);
    const works = Map.groupBy(talks, ({ item }) => item);
    const days = Array.from({ length: WEEKS + 1 }, (_, week) => today - 7 * (WEEKS - week));
    const followed = [...works].map(([item, own]) => ({
      kind: /^[a-z]+/.exec(item)?.[0] as Kind,
      talks: own.map(talkOf),
    }));
    const standing = standings(
      followed,
      days.map((day) => clock.beginOf(day + 1)),
    );
    return {
      points: standing.map(({ mastery, items, reflections }, at) => ({
        date: written(days[at] ?? today),
        mastery: wholePoints(mastery),
        items,
        reflections,
      })),
    };
  });
};
