/**
 * What a talk has come to. Every turn of the guide keeps what it did and what it understood (`TurnRecord`)
 * beside its words; the state is a fold over these records. Nobody looks for it in the words.
 */
import type { Act } from '../understanding/acts.ts';
import type { Place, Tap } from '../understanding/understanding.ts';

export const MOVES = [
  'open',
  'answer',
  'unknown',
  'remark',
  'uptake',
  'rivals',
  'voice',
  'probe',
  'counter',
  'correct',
  'line',
  'hint',
  'simpler',
  'explain',
  'material',
  'topic',
  'summary',
  'land',
  'close',
  'own',
  'contradict',
  'receive',
  'safety',
  'after_safety',
  'refused',
  'place',
  'pause',
  'greet',
  'courtesy',
  'aside',
  'manner',
  'opinion',
  'about_guide',
  'trouble',
  'off_task',
  'calm',
  'unreadable',
  'to_judge',
  'other_language',
  'stuck',
  'menu',
] as const;
export type Move = (typeof MOVES)[number];

/** A reply that stands ready under a turn; tapped, it is the reader's own message. */
export type QuickReply = { label: string; says: string; tap: Tap };

/** The question that stands at the end of a turn. */
export type Ask = {
  text: string;
  /** The same in simpler words, where somebody wrote them. */
  plain: string | null;
  line: string | null;
  thing: string | null;
};

/** A view the reader holds, in their own whole sentences. */
export type Claim = { text: string; things: string[]; ground: boolean; turn: number };

export type TurnRecord = {
  v: 1;
  move: Move;
  ask: Ask | null;
  line: string | null;
  thing: string | null;
  /** What was said from the script and from our words, by key, so that nothing is said twice. */
  used: string[];
  quick: QuickReply[];
  hint: 0 | 1 | 2 | 3;
  /** Of the reader's message that was answered; absent on an opening. */
  heard: {
    acts: Act[];
    things: string[];
    claims: Omit<Claim, 'turn'>[];
    /** Questions of theirs that found no answer. */
    open: string[];
    met: string[];
    told: string[];
    refused: string[];
    place: Place | null;
    position: { line: string; position: string } | null;
    danger: boolean;
    hurt: boolean;
  } | null;
  /** The objective of a door taken from a menu. */
  objective?: string;
  /** Wishes on the manner that hold from here on. */
  manner: { brief?: boolean; plain?: boolean; noQuestions?: boolean } | null;
};

export type TalkState = {
  /** Messages of the reader so far. */
  turn: number;
  objective: string | null;
  used: string[];
  line: string | null;
  /** Exchanges on that line. */
  lineTurns: number;
  linesDone: string[];
  ask: Ask | null;
  thing: string | null;
  /** Things spoken of lately, newest first. */
  recent: string[];
  claims: Claim[];
  /** The reader's questions that wait for an answer. */
  open: string[];
  told: { name: string; times: number }[];
  refused: string[];
  place: Place;
  /** How far the reader has shown to be, by naming things from there. */
  hint: 0 | 1 | 2 | 3;
  stuck: number;
  positions: { line: string; position: string }[];
  /** Turns of the reader since; null for never. */
  sinceDanger: number | null;
  sinceHurt: number | null;
  sinceSummary: number;
  moves: Move[];
  manner: { brief: boolean; plain: boolean; noQuestions: boolean };
  quick: QuickReply[];
  closed: boolean;
};

export const BEGINNING: TalkState = {
  turn: 0,
  objective: null,
  used: [],
  line: null,
  lineTurns: 0,
  linesDone: [],
  ask: null,
  thing: null,
  recent: [],
  claims: [],
  open: [],
  told: [],
  refused: [],
  place: { step: null, finished: false, mayKnow: false },
  hint: 0,
  stuck: 0,
  positions: [],
  sinceDanger: null,
  sinceHurt: null,
  sinceSummary: 0,
  moves: [],
  manner: { brief: false, plain: false, noQuestions: false },
  quick: [],
  closed: false,
};

const MOST = { used: 600, claims: 16, recent: 10, open: 6, told: 40, refused: 20, moves: 8, positions: 12 };

const last = <T>(list: readonly T[], most: number): T[] => list.slice(-most);
const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** One turn more. */
export function step(state: TalkState, record: TurnRecord): TalkState {
  const { heard } = record;
  const turn = state.turn + (heard ? 1 : 0);
  const ofWorth = heard ? heard.claims.length > 0 : false;
  const changed = record.line !== null && record.line !== state.line;
  return {
    turn,
    objective: record.objective ?? state.objective,
    used: last(distinct([...state.used, ...record.used]), MOST.used),
    line: record.line,
    lineTurns: record.line === null ? 0 : changed ? 1 : state.lineTurns + (ofWorth ? 1 : 0),
    linesDone: distinct([...state.linesDone, ...(record.line ? [record.line] : [])]),
    ask: record.ask ?? (STAYS.has(record.move) ? state.ask : null),
    thing: record.thing,
    recent: distinct([
      ...(record.thing ? [record.thing] : []),
      ...(heard?.things ?? []),
      ...state.recent,
    ]).slice(0, MOST.recent),
    claims: last(
      [...state.claims, ...(heard?.claims ?? []).map((claim) => ({ ...claim, turn }))],
      MOST.claims,
    ),
    open: last(
      distinct([...state.open.filter((one) => !heard?.met.includes(one)), ...(heard?.open ?? [])]),
      MOST.open,
    ),
    told: toldAfter(state.told, heard?.told ?? []),
    refused: last(distinct([...state.refused, ...(heard?.refused ?? [])]), MOST.refused),
    place: heard?.place ?? state.place,
    hint: record.move === 'hint' ? record.hint : ofWorth ? 0 : state.hint,
    stuck: heard?.acts.includes('stuck') ? state.stuck + 1 : heard ? 0 : state.stuck,
    positions: last([...state.positions, ...(heard?.position ? [heard.position] : [])], MOST.positions),
    sinceDanger: heard?.danger
      ? 0
      : state.sinceDanger === null || !heard
        ? state.sinceDanger
        : state.sinceDanger + 1,
    sinceHurt: heard?.hurt ? 0 : state.sinceHurt === null || !heard ? state.sinceHurt : state.sinceHurt + 1,
    sinceSummary:
      record.move === 'summary' || record.move === 'land' ? 0 : state.sinceSummary + (heard ? 1 : 0),
    moves: last([...state.moves, record.move], MOST.moves),
    manner: { ...state.manner, ...record.manner },
    quick: record.quick,
    closed: record.move === 'close',
  };
}

/** After these the question before still stands. */
const STAYS: ReadonlySet<Move> = new Set([
  'pause',
  'courtesy',
  'aside',
  'trouble',
  'manner',
  'about_guide',
  'greet',
  'unreadable',
  'place',
]);

function toldAfter(told: TalkState['told'], names: readonly string[]): TalkState['told'] {
  const counts = new Map(told.map(({ name, times }) => [name, times]));
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return last(
    [...counts].map(([name, times]) => ({ name, times })),
    MOST.told,
  );
}

/** The state after these records, oldest first. */
export const stateAfter = (records: readonly TurnRecord[], from: TalkState = BEGINNING): TalkState =>
  records.reduce(step, from);
