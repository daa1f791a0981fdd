import type { Verb } from '../http/verb.ts';
import { allTimes } from '../store/insight-reads.ts';
import { settleSums } from '../store/insight-sums.ts';
import { isoTime } from '../store/times.ts';
import { sessionsOf } from './day-sums.ts';
import { cursorAfter, pageOf } from './pages.ts';

export const listSessions: Verb<'listSessions'> = async ({ world, person, query }) => {
  const { store } = world;
  await settleSums(store, person.userId);
  const { said, reflections } = await allTimes(store.read, person.userId);
  const sessions = sessionsOf(said).map((session, id) => ({ ...session, at: session.first, id }));
  const { page, next } = pageOf(sessions, query.cursor, query.limit);
  return {
    total: sessions.length,
    sessions: page.map(({ first, last, messages }) => ({
      startedAt: isoTime(first),
      endedAt: isoTime(last),
      messages,
      reflections: reflections.filter((at) => at >= first && at <= last).length,
    })),
    next: next && cursorAfter(next),
  };
};
