/** Times by the clock of the zone whose days are counted, which need not be the clock here. */
import { DAY_PARTS, MINUTE_PARTS } from '../../data/dates.ts';

/** Mar 1, 2026 */
export const dayIn = writtenAs(DAY_PARTS);

/** Mar 1, 2026, 4:05 PM */
export const minuteIn = writtenAs(MINUTE_PARTS);

function writtenAs(parts: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string, time: string): string => {
    let format = formats.get(timeZone);
    if (!format) {
      format = formatIn(timeZone, parts);
      formats.set(timeZone, format);
    }
    return format.format(new Date(time));
  };
}

function formatIn(timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone });
  } catch {
    // The server knows a zone that this browser does not: then it is the clock here.
    return new Intl.DateTimeFormat('en-US', parts);
  }
}
