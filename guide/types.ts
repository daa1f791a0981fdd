/**
 * The words the guide's files share. A Subject is talked about under an Objective; each message of the
 * reader is read (`Reading`), judged (`Verdict`, or none where there is nothing to judge), planned for
 * (`Brief`) and answered by an Engine.
 */
import type { Objective } from '#catalogue/objectives.ts';
import type { Knowledge } from '#catalogue/types.ts';
import type { Kind, Rating } from '#contract/kinds.ts';

export type Subject = {
  kind: Kind;
  title: string;
  creator: string;
  /** What the catalogue knows of it; null for works it does not hold. */
  knowledge: Knowledge | null;
};

export type Turn = {
  role: 'reader' | 'guide';
  text: string;
  /** On a guide's turn: what was said of the reader's message it answers. */
  feedback?: { rating: Rating; comment: string } | null;
};

/** All an engine may know. Time and chance come in as arguments: the same talk gives the same answer. */
export type Talk = {
  subject: Subject;
  objective: Objective;
  /** A second work to set beside the subject, where the reader chose one. */
  beside?: Subject;
  /** Oldest first; without the message being answered. */
  turns: readonly Turn[];
  /** Decides between equally good ways of saying a thing. */
  seed: string;
  /** Openings this reader already had for this work, newest first; the next one differs from the first. */
  earlierOpenings?: readonly string[];
};

export type TurnKind =
  | 'answer'
  | 'question'
  | 'menu_choice'
  | 'command'
  | 'hint_request'
  | 'stuck'
  | 'off_topic'
  | 'greeting'
  | 'thanks'
  | 'closing'
  | 'hostile'
  | 'other_language'
  | 'nonsense'
  | 'pasted'
  | 'instruction_to_judge'
  | 'identity_question'
  | 'distress';

/** Characters of the reader's own message, so that every claim about it can be checked. */
export type Span = { start: number; end: number; text: string };

/** The four things a reflection is made of (point, anchor, link, second move), and what may cap it. */
export type Criterion = 'point' | 'anchor' | 'link' | 'second_move';
export type Cap =
  | 'not_own'
  | 'quotation_only'
  | 'off_question'
  | 'work_only'
  | 'generic'
  | 'wrong_fact'
  | 'wholly_wrong'
  | 'stuffing'
  | 'too_short'
  | 'echo'
  | 'unreadable'
  | 'repeated'
  | 'no_content'
  /** A model saw far more than the built-in reading allows. */
  | 'disputed';

/** What of thinking shows in a message's words, by name, each from 0 to 1. */
export type Signals = Record<string, number>;

export type Observation = { criterion: Criterion; span: Span; move?: string };

export type Reading = {
  kind: TurnKind;
  /** BCP 47, or `und` where it cannot be told. */
  language: string;
  /** Whether feedback belongs on this turn at all. */
  judged: boolean;
  /** For `menu_choice`: which line; for `command`: which command. */
  choice?: number;
  command?:
    | 'explain'
    | 'summarise'
    | 'another_question'
    | 'simpler'
    | 'deeper'
    | 'change_topic'
    | 'continue'
    | 'pause';
  observations: Observation[];
  caps: { cap: Cap; span?: Span; note?: string }[];
  /** What of the work the reader named. */
  mentions: {
    term: string;
    span: Span;
    source: 'key_term' | 'touchstone' | 'title' | 'creator' | 'quotation' | 'person';
  }[];
  /** Where the judge is told what to say; absent where nothing is. */
  toJudge?: Span[];
  /** What the built-in reading weighed; absent where nothing was judged or a model did the seeing. */
  signals?: Signals;
};

export type Verdict = {
  rating: Rating;
  comment: string;
  criteria: Observation[];
  /** What the next level would have needed; null at the top. */
  missing: Criterion | null;
};

export type EngineEvent = { type: 'delta'; text: string };

/** Tokens as the provider counts them; `estimated` where it gave none. */
export type Usage = { input: number; output: number; estimated: boolean };

/**
 * What was said, word for word the deltas joined. `state` left out is `done`; `interrupted`: the provider
 * broke off, what stands here was shown; `stopped`: the signal aborted. `guide` left out is the engine
 * asked; it differs from it where the built-in guide took over.
 */
export type Spoken = {
  text: string;
  usage: Usage | null;
  state?: 'done' | 'interrupted' | 'stopped';
  guide?: string;
};

type Seen = { present: boolean; span: string };

/** What a model is asked to fill in, every span still to be looked for in the message. There is no field for a level. */
export type ModelCriteria = {
  on_question: 'yes' | 'work_only' | 'no';
  own_thinking: boolean;
  P: Seen;
  A: Seen;
  L: Seen;
  M: Seen;
  error_carries_point: boolean;
  safety: 'none' | 'distress';
};

/** What a message asks of an engine. `reading` and `brief` are made by code before any engine speaks. */
export type ReplyRequest = { talk: Talk; message: string; reading: Reading; brief: Brief };

/** The plan for one turn: the same for every engine, so that they are alike in what they try. */
export type Brief = {
  move: string;
  rung: 1 | 2 | 3 | 4;
  hint: 0 | 1 | 2 | 3;
  /** The most words the turn may take. */
  words: number;
  language: string;
  /** Plain sentences for a model: what to do in this turn. */
  instructions: string[];
  /** The built-in wording of the very turn. */
  draft: string;
};

/**
 * A guide's voice. Another one is one more file in engines/ that makes such an object. What fails is
 * thrown as an EngineFault (engines/fault.ts), or becomes one (engines/only-faults.ts); `withTakeover`
 * (engines/takeover.ts) wraps an engine that can fail so that the built-in one steps in.
 */
export type Engine = {
  /** `builtin`; `provider:model` where a model speaks, and readers are told so; else the name in engines/own.ts. */
  readonly name: string;
  /** The opening words: a question under an objective, or a menu. */
  open(talk: Talk, signal: AbortSignal): AsyncGenerator<EngineEvent, Spoken>;
  reply(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<EngineEvent, Spoken>;
  /** What the engine sees of the four criteria in the message; null: leave it to the built-in reading. */
  observe(
    request: ReplyRequest,
    signal: AbortSignal,
  ): Promise<{ reading: Reading; usage: Usage | null } | null>;
};
