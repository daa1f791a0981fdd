/** Insights counted a second time, in the plainest way there is, from the rows alone: what the sums are held to. */
import { objectiveOf } from '#catalogue/objectives.ts';
import { DIMENSIONS, type Kind } from '#contract/kinds.ts';
import type { Store } from '#server/store/store.ts';

const SCORES: Record<string, number> = { excellent: 95, good: 75, fair: 50, needs_improvement: 25 };

type Counted = { item: string; kind: Kind; objective: string; at: number; id: number; score: number };

const mean = (values: number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const scoreOf = (reflections: Counted[], dimension: string) => {
  const own = reflections
    .map((one) => ({ ...one, feeds: objectiveOf(one.kind, one.objective)?.dimension ?? null }))
    .filter(({ feeds }) => feeds === null || feeds === dimension)
    .sort((a, b) => b.at - a.at || b.id - a.id);
  if (own.length < 2) return { score: null, reflections: own.length };
  const weights = own.map(({ feeds }, newer) => (feeds === null ? 0.5 : 1) * 2 ** (-newer / 10));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const score = own.reduce((sum, one, at) => sum + (one.score * (weights[at] ?? 0)) / total, 0);
  return { score, reflections: own.length };
};

const localDate = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );

const before = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

export const plainInsights = async (store: Store, userId: number, now: number, timeZone: string) => {
  const talks = await store.write
    .selectFrom('discussions')
    .selectAll()
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .execute();
  const said: number[] = [];
  const counted: Counted[] = [];
  const items = new Set<string>();
  for (const talk of talks) {
    const rows = await store.write
      .selectFrom('messages')
      .selectAll()
      .where('discussionId', '=', talk.id)
      .execute();
    const item = JSON.stringify([talk.kind, talk.itemId ?? talk.title]);
    for (const row of rows) {
      if (row.sender !== 'user') continue;
      items.add(item);
      const reply = rows.find(({ replyTo, verdict }) => replyTo === row.id && verdict !== null);
      if (reply?.struckAt != null) continue;
      said.push(row.createdAt);
      if (!reply) continue;
      const score = SCORES[JSON.parse(reply.verdict ?? '').rating] ?? Number.NaN;
      const { kind, objective } = talk;
      counted.push({ item, kind: kind as Kind, objective, at: row.createdAt, id: reply.id, score });
    }
  }
  said.sort((a, b) => a - b);
  const perItem = [...items].map((item) => {
    const own = counted.filter((one) => one.item === item);
    const dimensions = DIMENSIONS.map((dimension) => scoreOf(own, dimension));
    return { item, dimensions, mastery: mean(dimensions.flatMap(({ score }) => score ?? [])) };
  });
  const days = new Map<string, number>();
  for (const { at } of counted) {
    const date = localDate(at, timeZone);
    days.set(date, (days.get(date) ?? 0) + 1);
  }
  const today = localDate(now, timeZone);
  let streak = 0;
  for (let date = days.has(today) ? today : before(today); days.has(date); date = before(date)) streak += 1;
  // A half goes up, whatever the last digits of a sum say.
  const round = (value: number | null) => (value === null ? null : Math.round(value + 1e-9));
  return {
    reflectionSessions: said.filter((at, index) => index === 0 || at - (said[index - 1] ?? 0) >= 1_800_000)
      .length,
    averageMastery: mean(perItem.flatMap(({ mastery }) => mastery ?? [])),
    readingStreak: streak,
    days: Object.fromEntries([...days].filter(([date]) => date <= today)),
    items: Object.fromEntries(
      perItem.map(({ item, mastery, dimensions }) => [
        item,
        [mastery === null ? null : mastery, ...dimensions.map((one) => [round(one.score), one.reflections])],
      ]),
    ),
  };
};
