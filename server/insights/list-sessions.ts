import type { Verb } from '../http/verb.ts';
import { insightDays } from '../store/insight-reads.ts';
import { settleSums } from '../store/insight-sums.ts';
import { isoTime } from '../store/times.ts';
import { dayOfTime, type Session, sessionsOf } from './day-sums.ts';
import { cursorAfter, Pages } from './pages.ts';

export const listSessions: Verb<'listSessions'> = async ({ world, person, query }) => {
  const { store } = world;
  await settleSums(store, person.userId);
  const pages = new Pages<Session & { at: number; id: number }>(query.cursor, query.limit);
  let total = 0;
  const count = (session: Session) => {
    pages.add({ ...session, at: session.first, id: total });
    total += 1;
  };
  let current: Session | null = null;
  for await (const days of insightDays(store.read, person.userId))
    for (const { said } of days) {
      // A session may go on after midnight.
      const found = sessionsOf(JSON.parse(said), current);
      for (const session of found.slice(0, -1)) count(session);
      current = found.at(-1) ?? null;
    }
  if (current) count(current);
  const { page, next } = pages.turn();
  const reflected = await reflectionsIn(world.store.read, person.userId, page);
  return {
    total,
    sessions: page.map(({ first, last, messages }) => ({
      startedAt: isoTime(first),
      endedAt: isoTime(last),
      messages,
      reflections: reflected(first, last),
    })),
    next: next && cursorAfter(next),
  };
};

/** How many reflections there were between two moments of these sessions. */
const reflectionsIn = async (
  read: Parameters<typeof insightDays>[0],
  userId: number,
  sessions: readonly Session[],
): Promise<(first: number, last: number) => number> => {
  const times: number[] = [];
  const since = Math.min(...sessions.map(({ first }) => dayOfTime(first)));
  const until = Math.max(...sessions.map(({ last }) => dayOfTime(last)));
  if (sessions.length > 0)
    for await (const days of insightDays(read, userId, { since, until }))
      for (const { reflections } of days) for (const at of JSON.parse(reflections)) times.push(at);
  /** How many of them come before that moment. */
  const before = (moment: number): number => {
    let [low, high] = [0, times.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((times[middle] as number) < moment) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (first, last) => before(last + 1) - before(first);
};
