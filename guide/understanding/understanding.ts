/** What was understood of a message: made once by `understand`, and all that later steps look at. */
import type { Word } from '../language/tokens.ts';
import type { Mention } from '../works/find-things.ts';
import type { Match } from '../works/match-answer.ts';
import { type Act, THOUGHTS } from './acts.ts';
import type { Danger } from './danger.ts';

/** What a thought speaks about, the same for every work. */
export const ABOUTS = [
  'person',
  'moment',
  'choice',
  'ending',
  'opening',
  'craft',
  'idea',
  'self',
  'world',
  'comparison',
  'whole',
  'look',
  'maker',
] as const;
export type About = (typeof ABOUTS)[number];

export type UnderstoodSentence = {
  start: number;
  end: number;
  text: string;
  words: Word[];
  /** What the recogniser of acts says of each class, for the judge. */
  scores: Float64Array;
  act: Act;
  /** A second thing the sentence does, where it does two. */
  also: Act | null;
  /** From 0 to 1. */
  sure: number;
  /** Whether the act can be relied on: taken wrongly for leaving, complaining or asking, one is not listened to. */
  certain: boolean;
  about: About | null;
  things: Mention[];
  /** Things that come up with any work of the kind ("the ending"), where it names none of this one. */
  general: Mention[];
  /** For a question: the answers it may ask for, the likeliest first. */
  answers: Match[];
};

/** What a quick reply or a line of a menu means, so that nothing has to be guessed. */
export type Tap =
  | { means: 'position'; line: string; position: string }
  | { means: 'thing'; thing: string }
  | { means: 'line'; line: string }
  | { means: 'door'; objective: string; answer?: string }
  | { means: 'answer'; answer: string }
  | { means: 'spoil' }
  | { means: 'act'; act: Act };

export type Place = {
  /** Steps of the order that lie behind the reader; null where they did not say. */
  step: number | null;
  finished: boolean;
  /** "You can spoil it." */
  mayKnow: boolean;
};

export type Understanding = {
  language: string;
  sentences: UnderstoodSentence[];
  tap: Tap | null;
  place: Place | null;
  /** Names of people and places of a work nobody here holds, as the reader wrote them. */
  told: string[];
  /** Whether somebody is in danger, or may be. */
  danger: Danger;
  /** Whether there is a claim, a ground or an experience to give a level to. */
  judged: boolean;
  /** What is not the reader's own: pasted, copied, said to whoever judges. */
  borrowed: { start: number; end: number; source: 'work' | 'guide' | 'reader' | 'reference' | 'to_judge' }[];
};

const thoughts: ReadonlySet<Act> = new Set(THOUGHTS);
export const isThought = ({ act }: Pick<UnderstoodSentence, 'act'>): boolean => thoughts.has(act);

/** The sentences that do one of these. */
export const doing = ({ sentences }: Understanding, ...acts: Act[]): UnderstoodSentence[] =>
  sentences.filter(({ act, also }) => acts.includes(act) || (also !== null && acts.includes(also)));

export const asks = ({ act }: Pick<UnderstoodSentence, 'act'>): boolean => act.startsWith('ask_');
