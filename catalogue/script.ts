/**
 * A script: what somebody who knows a work has prepared for talks about it. The guide speaks from it; the
 * program only finds out what a reader speaks of. How one is written: scripts/README.md.
 */
import type { Kind } from '#contract/kinds.ts';

/**
 * How far one must be for a thing to be no spoiler: 0 anybody may hear it, n only who has step n of the
 * order (counted from 1) behind them. Left out means 0.
 */
export type From = number;

/** One step of what happens, in the order of the telling. */
export interface Step {
  /** What readers call the place: "Chapter 3", "Act 2", "the first half hour". */
  place: string;
  /** The last chapter it covers, counted through the whole work; left out where there are none. */
  chapter?: number;
  /** The part it stands in, where the work is numbered by parts. */
  part?: number;
  /** One or two sentences, present tense. */
  happens: string;
}

export type ThingSort =
  | 'person'
  | 'scene'
  | 'place'
  | 'object'
  | 'image'
  | 'passage'
  | 'form'
  | 'theme'
  | 'making'
  | 'maker'
  | 'idea'
  | 'study'
  | 'case'
  | 'neighbour'
  | 'objection'
  | 'region'
  | 'colour'
  | 'work';

/** From which side a remark shows its thing. */
export type Side = 'fact' | 'effect' | 'tension' | 'rhyme' | 'readers' | 'against';

export interface Remark {
  side: Side;
  /** What a reader may just have said that this remark answers best: short, in readers' words. */
  hears: string[];
  says: string;
  /** The question that only this remark leads to. */
  asks: string;
  /** General scripts only: the same with `{name}` for somebody or something the reader named. */
  named?: string;
  from?: From;
}

/** A person, scene, image, idea ... of the work: what talks hang on. */
export interface Thing {
  id: string;
  sort: ThingSort;
  /** What it is called, the name one would show first. */
  names: string[];
  /** Other ways people mean it ("the eyes guy", "when they're in the hotel"). */
  meant: string[];
  /** One sentence on who or what it is. */
  is: string;
  from?: From;
  remarks: Remark[];
  /** Ids of things near to it. */
  related: string[];
}

export interface Position {
  id: string;
  /** What stands on the button, at most 34 characters. */
  tap: string;
  /** The position in one sentence, as the reader's own words when it is tapped. */
  means: string;
  /** How people put it, each in other words. */
  said: string[];
  /** Rivals only: the position as another reader would say it, worth answering. */
  voice?: string;
  /** One sentence that shows it was understood, and sharpens or places it. */
  uptake: string;
  /** The question this position deserves. */
  asks: string;
}

export interface Slip {
  /** What is often got wrong, as one would say it. */
  believes: string;
  said: string[];
  correct: string;
  asks: string;
  from?: From;
}

export type Depth = 'notice' | 'explain' | 'relate' | 'extend';

/** A line of inquiry: one question with all that can come of it. */
export interface Line {
  id: string;
  /** Slugs of the objectives it serves. */
  for: string[];
  depth: Depth;
  from?: From;
  /** Two wordings of the question. */
  ask: string[];
  /** The same question in the simplest words. */
  plain: string;
  /** General scripts only: a third wording, with `{name}`. */
  named?: string;
  /** `rivals` contradict each other; `kinds` are kinds of answer, and nobody plays one against another. */
  shape: 'rivals' | 'kinds';
  things: string[];
  positions: Position[];
  slips: Slip[];
  /** Follow-ups with a place or a fact in them that fit whatever was said. */
  probes: string[];
  /** What sits badly with the likeliest position. */
  counter: { says: string; asks: string };
  /** Readings really held by somebody. */
  voices: { who: string; says: string; asks: string }[];
  /** Where to look; two to choose from; half a thought. */
  hints: [string, string, string];
  /** The next step a comment names, by level. */
  next: { needs_improvement: string; fair: string; good: string; excellent: string };
  /** What this line can leave one with, and what stays open. */
  landing: string;
  /** Which lines follow, and how one says so. */
  leads: { to: string; says: string }[];
}

export type AnswerSort =
  | 'who'
  | 'happens'
  | 'ending'
  | 'meaning'
  | 'why'
  | 'form'
  | 'making'
  | 'true'
  | 'place'
  | 'title'
  | 'hard'
  | 'next'
  | 'theory'
  | 'definition'
  | 'simply'
  | 'precisely'
  | 'practice'
  | 'fact';

export interface Answer {
  id: string;
  sort: AnswerSort;
  /** How people ask it, eight ways. */
  asked: string[];
  says: string;
  /** What to ask after it, if anything. */
  asks: string | null;
  things: string[];
  from?: From;
}

export interface Script {
  /** The id in the catalogue; in a general script, its own name ("novel"). */
  work: string;
  kind: Kind;
  order: Step[];
  things: Thing[];
  lines: Line[];
  answers: Answer[];
}
