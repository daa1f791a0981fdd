/** How far a reader says they are: "I'm at chapter 9", "finished it last night", "you can spoil it". */
import type { Script } from '#catalogue/script.ts';
import type { Place } from './understanding.ts';

const NUMBERS: Record<string, number> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, at + 1]),
);
const NUMBER = `(\\d{1,3}|${Object.keys(NUMBERS).join('|')})`;
const CHAPTER = new RegExp(
  `\\b(?:ch(?:ap(?:ter)?)?s?\\.?|chapt)\\s*${NUMBER}\\b|\\b${NUMBER}(?:st|nd|rd|th)? chapter`,
  'i',
);
const PART = new RegExp(`\\b(?:part|book|act|volume)\\s*${NUMBER}\\b`, 'i');
const MAY_KNOW =
  /\b(?:you can spoil|spoil (?:it|away|me)|spoilers? (?:are |is )?(?:fine|ok|okay|welcome)|don'?t (?:mind|care about) (?:the )?spoilers?|i don'?t mind (?:knowing|being told)|just tell me (?:how it ends|the ending)|go ahead and spoil)\b/i;
const NO_SPOILERS =
  /\bno spoilers?\b|\bdon'?t (?:spoil|tell me (?:how|what|who))\b|\bwithout (?:the )?spoilers?\b|\bnothing past\b/i;
const FINISHED =
  /\b(?:(?:i(?:'ve| have)?|just|finally) (?:just |finally |already )?(?:finished|read (?:it|the whole|all)|been through it)|finished (?:it|the book|reading|watching)|(?:read|seen|watched) it (?:\w+ )?(?:twice|three times|again|through|before|years ago|last (?:night|week|year|month))|know how it ends|got to the end|reached the end|last page)\b/i;
const NOT_FINISHED =
  /\b(?:(?:haven'?t|have not|not|didn'?t|never) (?:yet |quite |even )?(?:finish(?:ed)?|read (?:it|that|all|the rest)|got(?:ten)? (?:to|that far)|seen (?:it|all|the end))|half ?way|still reading|only (?:read|seen|at|on|up to)|up to (?:page|chapter)|just (?:started|begun))\b/i;

/** Null where the sentence says nothing of it. */
export function placeIn(text: string, { order }: Pick<Script, 'order'>): Place | null {
  if (MAY_KNOW.test(text)) return { step: null, finished: false, mayKnow: true };
  const chapter = numberIn(text, CHAPTER);
  if (chapter !== null)
    return at(order.filter(({ chapter: last }) => last !== undefined && last < chapter).length);
  const part = numberIn(text, PART);
  if (part !== null && order.some(({ part: own }) => own !== undefined))
    return at(order.filter(({ part: own }) => own !== undefined && own < part).length);
  if (/\bhalf ?way\b|\bhalf (?:of it|through)\b/i.test(text)) return at(Math.floor(order.length / 2));
  if (/\bjust (?:started|begun)\b|\bfirst (?:few )?(?:pages|chapter|minutes)\b/i.test(text)) return at(0);
  if (NOT_FINISHED.test(text) || NO_SPOILERS.test(text)) return at(Math.floor(order.length / 3));
  if (FINISHED.test(text)) return { step: null, finished: true, mayKnow: false };
  return null;
}

const at = (step: number): Place => ({ step, finished: false, mayKnow: false });

function numberIn(text: string, pattern: RegExp): number | null {
  const found = pattern.exec(text);
  const word = found
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.toLowerCase();
  if (!word) return null;
  return NUMBERS[word] ?? Number(word);
}
