/** Talks held and read by people who did not build the guide: transcripts with a score for each turn. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export type ReadTurn = {
  reader: string;
  guide: string;
  level: string | null;
  /** 0 absurd or not listening, 1 mechanical, 2 good enough, 3 what a good tutor would say. */
  score: 0 | 1 | 2 | 3;
  faults: string[];
  /** The level that was due, in the critic's eyes, before looking; null for none. */
  due: string | null;
};

export type ReadTalk = {
  kind: string;
  title: string;
  creator: string;
  objective: string;
  /** Whether a script was written for the work, notes stood in, or nobody here held it. */
  held: 'script' | 'notes' | 'none';
  who: string;
  opening: string;
  turns: ReadTurn[];
};

export type Reading = { date: string; commit: string; note: string; talks: ReadTalk[] };

/** The first reading, of which only the figures and eight talks were kept. */
export const FIRST = {
  date: '2026-11-23',
  commit: '36f8956',
  talks: 24,
  turns: 237,
  shares: [0.36, 0.41, 0.21, 0.01],
  mean: 0.87,
  levelsNotDue: 38 / 63,
};

const FOLDER = new URL('./readings/', import.meta.url);

export const readings = (): Reading[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Reading)
    : [];

export type ReadingFigures = { turns: number; shares: number[]; mean: number; levelsNotDue: number | null };

export function figuresOf(talks: readonly ReadTalk[]): ReadingFigures {
  const turns = talks.flatMap((talk) => talk.turns);
  const share = (score: number) =>
    turns.filter((turn) => turn.score === score).length / Math.max(1, turns.length);
  const notDue = turns.filter(({ due }) => due === null);
  return {
    turns: turns.length,
    shares: [0, 1, 2, 3].map(share),
    mean: turns.reduce((sum, { score }) => sum + score, 0) / Math.max(1, turns.length),
    levelsNotDue:
      notDue.length === 0 ? null : notDue.filter(({ level }) => level !== null).length / notDue.length,
  };
}
