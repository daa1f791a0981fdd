import * as say from '../words.ts';
import { LineFault } from './faults.ts';

/** Half stars from 0.5 to 5; null where none were given. Quarters go to the nearest half, a tie upwards. */
export const readStars = (raw: string): number | null => {
  if (raw === '') return null;
  const given = starsIn(raw);
  if (!(given >= 0 && given <= 5)) throw new LineFault(say.theRatingIsNone(raw.slice(0, 20)));
  const halves = Math.floor(given * 2 + 0.5) / 2;
  return halves === 0 ? null : halves;
};

const starsIn = (raw: string): number => {
  if (/^★*½?☆*$/.test(raw)) return raw.split('★').length - 1 + (raw.includes('½') ? 0.5 : 0);
  const [given, , outOf] = /^(\d+(?:[.,]\d+)?)(\s*\/\s*(5|10))?$/.exec(raw)?.slice(1) ?? [];
  if (given === undefined) return Number.NaN;
  return Number(given.replace(',', '.')) * (outOf === '10' ? 0.5 : 1);
};
