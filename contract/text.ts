/** Text as people type it: trimmed, without control characters, its length counted as JavaScript does. */
import * as z from 'zod';
import * as say from './words.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: dropping them is the point
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Control characters but tab and newline go; half surrogate pairs, which no database can hold, too. */
export const clean = (raw: string) => raw.replace(CONTROL, '').toWellFormed().trim();

/** Lengths are JavaScript's. Zod counts an emoji as one; its own limit stays for the documentation's sake. */
export const atMost = <S extends z.ZodString>(shape: S, max: number, words = say.atMostCharacters(max)) =>
  shape.max(max, words).refine((value) => value.length <= max, words);

/** Optional text: may be empty. */
export const text = (max: number) => atMost(z.string().overwrite(clean), max);

/** Where a shape looks closely: what is longer is turned away before anything goes through it. */
const short = (max: number) => z.string().max(max, { error: say.atMostCharacters(max), abort: true });

/** Text that must say something; `missing` is what people read when it does not. */
export const requiredText = (max: number, missing = say.thisIsRequired) =>
  atMost(z.string(missing).overwrite(clean).min(1, missing), max);

export const notes = text(20_000);

export const webAddress = short(2000)
  .overwrite(clean)
  .regex(/^https?:\/\/[^\s/?#]\S*$/i, say.aWebAddress)
  .refine((address) => URL.canParse(address), say.thatIsNotAWebAddress);

/** A calendar day as written, e.g. 2026-03-01; a full time is cut to its day. */
export const calendarDay = short(100)
  .overwrite((raw) => clean(raw).replace(/T[\s\S]*/, ''))
  .regex(/^\d{4}-\d{2}-\d{2}$/, say.aDateInFull)
  .refine((day) => {
    const time = Date.parse(`${day}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  }, say.thatDayDoesNotExist);

export const time = z.iso.datetime();

export const timeZone = short(64)
  .overwrite(clean)
  .refine((name) => {
    try {
      new Intl.DateTimeFormat('en-US', { timeZone: name });
      return name.length > 0;
    } catch {
      return false;
    }
  }, say.thatIsNotATimeZone);
