import type { Kind } from '#contract/kinds.ts';
import type { Verb } from '../http/verb.ts';
import { inTurns } from '../in-turns.ts';
import { talkOf } from '../store/insight-item-sums.ts';
import { insightTalks } from '../store/insight-reads.ts';
import { settleSums } from '../store/insight-sums.ts';
import { inGroups } from '../store/slices.ts';
import type { Row } from '../store/tables.ts';
import type { Talk } from './item-sums.ts';
import { written } from './local-days.ts';
import { type Followed, standings } from './over-time.ts';
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
    const days = Array.from({ length: WEEKS + 1 }, (_, week) => today - 7 * (WEEKS - week));
    const standing = await standings(
      followed(insightTalks(store.read, person.userId, query.item)),
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

/** One work after the other. */
async function* followed(talks: AsyncIterable<readonly Row<'insightTalks'>[]>): AsyncGenerator<Followed> {
  for await (const own of inGroups(talks, ({ item }) => item)) {
    const kind = /^[a-z]+/.exec(own[0]?.item ?? '')?.[0] as Kind;
    const talks: Talk[] = [];
    for await (const some of inTurns(own)) talks.push(...some.map(talkOf));
    yield { kind, talks };
  }
}
