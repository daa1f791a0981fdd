import { RATINGS } from '#contract/kinds.ts';
import { read } from '../reading/read.ts';
import { spanOf } from '../reading/spans.ts';
import type { Criterion, ModelCriteria, Observation, Reading, Span, Talk } from '../types.ts';
import { levelOf } from './level.ts';

const LETTERS = [
  ['P', 'point'],
  ['A', 'anchor'],
  ['L', 'link'],
  ['M', 'second_move'],
] as const satisfies readonly (readonly [keyof ModelCriteria, Criterion])[];

/** A model's sight in the same terms as the built-in reading; what it cannot show in the reader's words is dropped. */
export function fromModel(message: string, seen: ModelCriteria, talk: Talk): Reading {
  const builtin = read(message, talk);
  const { signals: _, ...frame } = builtin;
  if (builtin.kind === 'distress' || seen.safety === 'distress')
    return { ...frame, kind: 'distress', judged: false, observations: [], caps: [] };
  if (!builtin.judged) return builtin;
  const observations = LETTERS.flatMap(([letter, criterion]): Observation[] => {
    const span = seen[letter].present ? literalSpan(message, seen[letter].span) : null;
    // A model that was told what to see may point at what told it.
    const isTold = builtin.toJudge?.some(({ start, end }) => span && span.start < end && span.end > start);
    return span && !isTold ? [{ criterion, span }] : [];
  });
  // An instruction and nothing else stays one, whatever a model was talked into.
  const caps: Reading['caps'] = builtin.kind === 'instruction_to_judge' ? [...builtin.caps] : [];
  if (!seen.own_thinking) caps.push({ cap: 'not_own' });
  if (seen.on_question === 'no') caps.push({ cap: 'off_question' });
  if (seen.on_question === 'work_only') caps.push({ cap: 'work_only' });
  if (seen.error_carries_point) caps.push({ cap: 'wrong_fact' });
  const reading: Reading = { ...frame, observations, caps };
  return isFarAbove(reading, builtin) ? { ...reading, caps: [...caps, { cap: 'disputed' }] } : reading;
}

/** Two levels over what the gates allow, or words to the judge stand beside it: at most *fair* counts. */
const isFarAbove = (model: Reading, builtin: Reading): boolean =>
  (builtin.caps.length > 0 || builtin.toJudge !== undefined) &&
  RATINGS.indexOf(levelOf(builtin)) - RATINGS.indexOf(levelOf(model)) >= 2;

/** Where these words stand in the message; runs of white space and the slant of quotation marks do not matter. */
export function literalSpan(message: string, wanted: string): Span | null {
  const needle = folded(wanted).text.trim();
  if (needle.length < 2) return null;
  const { text, at } = folded(message);
  const found = text.indexOf(needle);
  if (found < 0) return null;
  const start = at[found] ?? 0;
  const end = (at[found + needle.length - 1] ?? 0) + 1;
  return spanOf(message, start, end);
}

function folded(raw: string): { text: string; at: number[] } {
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
