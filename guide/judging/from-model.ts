/** A level from what a model saw: each thing it claims must stand in the reader's own words. */
import { RATINGS, type Rating } from '#contract/kinds.ts';
import type { Mind } from '../learned/mind.ts';
import type { Criterion, ModelCriteria, Observation, Span, Talk, Verdict } from '../types.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { commentOn } from './comment.ts';
import { missingAt } from './grounds.ts';
import { judge } from './judge.ts';
import { levelOfCriteria, lower } from './level.ts';

const LETTERS = [
  ['P', 'point'],
  ['A', 'anchor'],
  ['L', 'link'],
  ['M', 'second_move'],
] as const satisfies readonly (readonly [keyof ModelCriteria, Criterion])[];

/** Null where the message is no reflection, or the model heard somebody in distress. */
export function judgeFromModel(
  message: string,
  heard: Understanding,
  seen: ModelCriteria,
  talk: Talk,
  mind: Mind,
): Verdict | null {
  if (!heard.judged || seen.safety === 'distress') return null;
  const told = heard.borrowed.filter(({ source }) => source === 'to_judge');
  const criteria = LETTERS.flatMap(([letter, criterion]): Observation[] => {
    const span = seen[letter].present ? literalSpan(message, seen[letter].span) : null;
    // A model that was told what to see may point at what told it.
    const isTold = told.some(({ start, end }) => span && span.start < end && span.end > start);
    return span && !isTold ? [{ criterion, span }] : [];
  });
  const builtIn = judge(heard, talk, mind);
  const rating = bounded(capped(levelOfCriteria(criteria), seen), builtIn?.rating ?? null, told.length > 0);
  return {
    rating,
    comment: commentOn(rating, 'usual', talk),
    criteria: rating === 'needs_improvement' ? [] : criteria,
    missing: missingAt(rating, criteria),
  };
}

function capped(rating: Rating, { own_thinking, on_question, error_carries_point }: ModelCriteria): Rating {
  if (!own_thinking || on_question === 'no') return 'needs_improvement';
  return on_question === 'work_only' || error_carries_point ? lower(rating, 'fair') : rating;
}

/** With words to the judge beside it, two levels over the built-in judge are not believed: at most fair. */
function bounded(rating: Rating, builtIn: Rating | null, told: boolean): Rating {
  if (!told || builtIn === null) return rating;
  return RATINGS.indexOf(builtIn) - RATINGS.indexOf(rating) >= 2 ? lower(rating, 'fair') : rating;
}

/** Where these words stand in the message; runs of white space and the slant of quotation marks do not matter. */
export function literalSpan(message: string, wanted: string): Span | null {
  const needle = evened(wanted).text.trim();
  if (needle.length < 2) return null;
  const { text, at } = evened(message);
  const found = text.indexOf(needle);
  if (found < 0) return null;
  const start = at[found] ?? 0;
  const end = (at[found + needle.length - 1] ?? 0) + 1;
  return { start, end, text: message.slice(start, end) };
}

function evened(raw: string): { text: string; at: number[] } {
  let text = '';
  const at: number[] = [];
  for (let i = 0; i < raw.length; i++) {
    const sign = raw.charAt(i);
    const plain = /\s/.test(sign) ? ' ' : /[’‘]/.test(sign) ? "'" : /[“”]/.test(sign) ? '"' : sign;
    if (plain === ' ' && text.endsWith(' ')) continue;
    text += plain;
    at.push(i);
  }
  return { text, at };
}
