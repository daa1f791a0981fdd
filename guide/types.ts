/**
 * The words the guide's files share. A Talk is about a Subject under an Objective; each message of the reader
 * is understood (`Understanding`), judged (`Verdict`, or none), planned for (`Turn`) and answered by an Engine.
 */
import type { Objective } from '#catalogue/objectives.ts';
import type { Knowledge } from '#catalogue/types.ts';
import type { Kind, Rating } from '#contract/kinds.ts';
import type { TalkState } from './talk/state.ts';
import type { Turn } from './turn.ts';
import type { Understanding } from './understanding/understanding.ts';
import type { Work } from './works/work.ts';

export type Subject = {
  kind: Kind;
  title: string;
  creator: string;
  /** What the catalogue knows of it; null for works it does not hold. */
  knowledge: Knowledge | null;
};

/** One message of a talk. */
export type Message = {
  role: 'reader' | 'guide';
  text: string;
  /** On a guide's message: what was said of the reader's message it answers. */
  feedback?: { rating: Rating; comment: string } | null;
};

/** All an engine may know. Time and chance come in as arguments: the same talk gives the same answer. */
export type Talk = {
  subject: Subject;
  /** The subject made ready for talking about. */
  work: Work;
  objective: Objective;
  /** A second work to set beside the subject, where the reader chose one. */
  beside?: Subject;
  /** The latest messages, oldest first; without the one being answered. */
  messages: readonly Message[];
  /** What the talk has come to. */
  state: TalkState;
  /** Decides between equally good ways of saying a thing. */
  seed: string;
  /** Openings this reader already had for this work, newest first; the next one differs from the first. */
  earlierOpenings?: readonly string[];
};

/** Characters of the reader's own message, so that every claim about it can be checked. */
export type Span = { start: number; end: number; text: string };

/** The four things a reflection is made of (point, anchor, link, second move). */
export type Criterion = 'point' | 'anchor' | 'link' | 'second_move';

export type Observation = { criterion: Criterion; span: Span };

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

/** What a message asks of an engine. `heard` and `turn` are made by code before any engine speaks. */
export type ReplyRequest = { talk: Talk; message: string; heard: Understanding; turn: Turn };

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
  /** What the engine sees of the four criteria in the message; null: leave it to the built-in judge. */
  observe(
    request: ReplyRequest,
    signal: AbortSignal,
  ): Promise<{ criteria: ModelCriteria; usage: Usage | null } | null>;
};
