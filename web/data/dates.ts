const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** Mar 1, 2026; by the clock here, where no zone is named. */
export const dayOf = writtenAs(DAY);

/** Mar 1, 2026, 4:05 PM */
export const minuteOf = writtenAs({ ...DAY, hour: 'numeric', minute: '2-digit' });

function writtenAs(parts: Intl.DateTimeFormatOptions) {
  const here = new Intl.DateTimeFormat('en-US', parts);
  const byZone = new Map<string, Intl.DateTimeFormat>();
  return (time: string, timeZone?: string): string => {
    let format = timeZone ? byZone.get(timeZone) : here;
    if (!format) {
      format = formatIn(timeZone, parts) ?? here;
      byZone.set(timeZone ?? '', format);
    }
    return format.format(new Date(time));
  };
}

/** Null for a zone the server knows and this browser does not. */
function formatIn(timeZone: string | undefined, parts: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone });
  } catch {
    return null;
  }
}
