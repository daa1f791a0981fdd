/**
 * The reader's messages by days of UTC, as chunks that add up: each knows where it begins and ends and how many
 * sessions are in it, so that all sessions are counted without looking into the days.
 */
export const DAY_MS = 86_400_000;

/** Messages with less than this between them are one session. */
const SESSION_GAP_MS = 30 * 60_000;

export type DaySums = {
  /** Days since 1970. */
  day: number;
  first: number;
  last: number;
  sessions: number;
  /** When the reader spoke, and when it was a reflection; in order. */
  said: number[];
  reflections: number[];
};

export const dayOfTime = (at: number): number => Math.floor(at / DAY_MS);

/** The same moment may be there twice: two talks, or an import. Null where nothing is left. */
export const sumDay = (day: number, said: number[], reflections: number[]): DaySums | null => {
  const [first] = said;
  const last = said.at(-1);
  if (first === undefined || last === undefined) return null;
  return { day, first, last, sessions: sessionsOf(said).length, said, reflections };
};

/** What is in the list after some moments went and others came. */
export const changed = (times: readonly number[], by: ReadonlyMap<number, number>): number[] => {
  const left = new Map(by);
  const kept = times.filter((at) => {
    const gone = left.get(at) ?? 0;
    if (gone >= 0) return true;
    left.set(at, gone + 1);
    return false;
  });
  for (const [at, more] of left) for (let i = 0; i < more; i++) kept.push(at);
  return kept.sort((a, b) => a - b);
};

/** All sessions of the days, which come in order. */
export const countSessions = (days: readonly Pick<DaySums, 'first' | 'last' | 'sessions'>[]): number => {
  let count = 0;
  let before: number | null = null;
  for (const { first, last, sessions } of days) {
    const goesOn = before !== null && first - before < SESSION_GAP_MS;
    count += sessions - (goesOn ? 1 : 0);
    before = last;
  }
  return count;
};

export type Session = { first: number; last: number; messages: number };

/** The sessions of moments in order, the first of which may go on with one from before. */
export const sessionsOf = (said: readonly number[], before: Session | null = null): Session[] => {
  const sessions: Session[] = before ? [before] : [];
  for (const at of said) {
    const current = sessions.at(-1);
    if (current && at - current.last < SESSION_GAP_MS) {
      current.last = at;
      current.messages += 1;
    } else sessions.push({ first: at, last: at, messages: 1 });
  }
  return sessions;
};
