import { FILM_QUESTIONS } from '#catalogue/film-questions.ts';
import type { Talk } from '../types.ts';
import { lastGuideTurn, questionOf } from './question.ts';
import { foldsOf } from './words.ts';

const LINE = /^[ \t]*([1-9])\uFE0F?\u20E3[ \t]*(.+)$/gmu;
const BARE_DIGIT = /^\s*(?:(?:option|number|no\.?|nr\.?|#)\s*)?([1-9])(?:\uFE0F?\u20E3)?\s*[.)!]?\s*$/iu;
const LEADING_KEYCAP = /^\s*([1-9])\uFE0F?\u20E3/u;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Which line of the menu the reader picked, by its digit, its keycap, its words or its place. */
export function menuChoice(message: string, talk: Talk): number | null {
  const now = linesOf(lastGuideTurn(talk));
  if (now.length < 2) return fromEarlierMenu(message, talk);
  const lines = now;
  const has = (digit: number) => (lines.some((line) => line.digit === digit) ? digit : null);
  const digit = (message.match(BARE_DIGIT) ?? message.match(LEADING_KEYCAP))?.[1];
  if (digit) return has(Number(digit));
  const said = foldsOf(message);
  if (said.length === 0) return null;
  const preset = talk.subject.kind === 'movie' ? presetAsked(said, talk.subject.title) : null;
  if (preset) return has(preset);
  const place = ORDINALS.findIndex((ordinal) => said.length <= 4 && said.includes(ordinal));
  if (place >= 0) return has(place + 1);
  return lines.find(({ text }) => isLine(said, text))?.digit ?? null;
}

type Line = { digit: number; text: string };

const linesOf = (turn: string): Line[] =>
  [...turn.matchAll(LINE)].map(([, digit, text]) => ({ digit: Number(digit), text: text ?? '' }));

const ASKS_FOR_NUMBER =
  /\b(?:how (?:many|much|long|old|often)|what (?:year|number|age)|which (?:year|number|chapter|act|part))\b/i;

/** A menu further up stays on the screen: its digits and its whole lines can still be picked. */
function fromEarlierMenu(message: string, talk: Talk): number | null {
  const menu = talk.turns.findLast(({ role, text }) => role === 'guide' && linesOf(text).length > 1);
  if (!menu) return null;
  const lines = linesOf(menu.text);
  const digit = (message.match(BARE_DIGIT) ?? message.match(LEADING_KEYCAP))?.[1];
  if (digit)
    return ASKS_FOR_NUMBER.test(questionOf(talk))
      ? null
      : (lines.find((line) => line.digit === Number(digit))?.digit ?? null);
  const said = foldsOf(message).join(' ');
  return said === '' ? null : (lines.find(({ text }) => foldsOf(text).join(' ') === said)?.digit ?? null);
}

/** The whole line, its label before the colon, or the first two words of it and no more than six in all. */
function isLine(said: string[], line: string): boolean {
  const label = foldsOf(line.split(':')[0] ?? line);
  const whole = foldsOf(line);
  const begins = (start: readonly string[]) => start.length > 0 && start.every((fold, i) => said[i] === fold);
  if (said.length === whole.length && begins(whole)) return true;
  const without = said[0] === 'a' || said[0] === 'the' ? said.slice(1) : said;
  const bare = label[0] === 'a' || label[0] === 'the' ? label.slice(1) : label;
  return (
    without.length <= bare.length + 1 && without.length > 0 && without.every((fold, i) => bare[i] === fold)
  );
}

function presetAsked(said: readonly string[], title: string): number | null {
  const place = FILM_QUESTIONS.findIndex(({ prompt }) => foldsOf(prompt(title)).join(' ') === said.join(' '));
  return place < 0 ? null : place + 1;
}
