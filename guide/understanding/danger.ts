/**
 * Somebody speaks of wanting to die, of harming themselves or of being harmed: of themselves, now, and not of
 * the work. Listed signs and a learned ear; either is enough. A false alarm costs a gentle turn, a miss far more.
 */
import { wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';
import type { Features } from '../learned/features.ts';
import type { Mind } from '../learned/mind.ts';
import { DANGER_ELSEWHERE, DANGER_SIGNS } from './danger-signs.ts';
import { featuresOf, type GuideTurn } from './features.ts';

/** What stands in quotation marks is somebody else's. */
const QUOTED =
  /“[^“”]{0,400}”|„[^„“”]{0,400}[“”]|«[^«»]{0,400}»|「[^「」]{0,400}」|"[^"]{0,400}"|‘[^‘’]{12,400}’/g;
const SOMEBODY_ELSE =
  /\b(?:he|she|they|who|character|narrator|hero|heroine|says?|said|thinks?|feels like|as if|if i were|imagine|in the (?:book|film|story|scene))\b[^.!?]{0,40}$/;
const READ_AT_MOST = 4000;

/** `sure`: the talk stops for the person. `maybe`: a word to the person first, and the talk may go on. */
export type Danger = 'sure' | 'maybe' | null;

/**
 * Where the learned ear is sure, and from where on it may be. Learned from one author and tried on another's, 3 in 1,000
 * ordinary messages and 4 in 1,000 look-alikes are louder than the first, 16 in 1,000 and 40 in 1,000 than the second.
 */
const SURE_FROM = 1;
const MAYBE_FROM = -0.3;

export function dangerIn(message: string, guide: GuideTurn, { danger: ear, vectors }: Mind): Danger {
  if (dangerLanguage(message) !== null || hasASign(message)) return 'sure';
  const loud = ear.scores(cryFeatures(message, guide, vectors))[0] as number;
  return loud > SURE_FROM ? 'sure' : loud > MAYBE_FROM ? 'maybe' : null;
}

/** The message as one: a cry is rarely in one sentence of it. */
export function cryFeatures(message: string, guide: GuideTurn, vectors: Vectors): Features {
  const text = message.slice(0, READ_AT_MOST);
  const whole = { start: 0, end: text.length, text, words: wordsIn(text) };
  return featuresOf({ sentences: [whole], at: 0, guide, names: NO_NAMES }, vectors);
}
const NO_NAMES: ReadonlySet<string> = new Set();

function hasASign(message: string): boolean {
  const text = message
    .slice(0, READ_AT_MOST)
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(QUOTED, ' ')
    .replace(/\s+/g, ' ');
  return DANGER_SIGNS.some((sign) => {
    const found = sign.exec(text);
    return found !== null && !SOMEBODY_ELSE.test(text.slice(0, found.index));
  });
}

/** The language other than English it was said in. */
export function dangerLanguage(message: string): string | null {
  const text = message.slice(0, READ_AT_MOST).normalize('NFC').toLowerCase().replace(QUOTED, ' ');
  const said = Object.entries(DANGER_ELSEWHERE).find(([, phrases]) =>
    phrases.some((phrase) => text.includes(phrase)),
  );
  return said ? said[0] : null;
}
