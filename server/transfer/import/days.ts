/** Calendar days as other services and people write them. */

import * as say from '../words.ts';
import { LineFault } from './faults.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ].*)?$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const MONTH_NAMED = /^(?:(\d{1,2})\.? )?([a-z]{3})[a-z]*\.? (?:(\d{1,2}),? )?(\d{4})$/i;

/** `2024-01-31`, or null where nothing is written. */
export const readDay = (raw: string): string | null => {
  if (raw === '') return null;
  const [year, month, day] = partsOf(raw);
  const written = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(written))
    throw new LineFault(say.theDayDoesNotExist(shortened(raw)));
  return written;
};

/** Only a year, or a year and its month: known, but no day. */
export const isPartOfDay = (raw: string): boolean => /^\d{4}(?:[-/.]\d{1,2})?$/.test(raw);

const partsOf = (raw: string): [number, number, number] => {
  const first = YEAR_FIRST.exec(raw);
  if (first) return [Number(first[1]), Number(first[3]), Number(first[4])];
  const last = YEAR_LAST.exec(raw);
  if (last) return yearLast(raw, last[2] === '.', Number(last[1]), Number(last[3]), Number(last[4]));
  const named = MONTH_NAMED.exec(raw);
  const month = MONTHS.indexOf(named?.[2]?.toLowerCase() ?? '') + 1;
  const day = named?.[1] ?? named?.[3];
  if (named && month > 0 && day) return [Number(named[4]), month, Number(day)];
  throw new LineFault(say.theDateCouldNotBeRead(shortened(raw)));
};

const yearLast = (raw: string, withDots: boolean, a: number, b: number, year: number) => {
  if (withDots || a > 12 || a === b) return [year, b, a] as [number, number, number];
  if (b > 12) return [year, a, b] as [number, number, number];
  throw new LineFault(say.theDateCanMeanTwoDays(raw, year, pad(a, 2), pad(b, 2)));
};

const pad = (value: number, width: number) => String(value).padStart(width, '0');
const shortened = (raw: string) => (raw.length > 40 ? `${raw.slice(0, 40)}…` : raw);
