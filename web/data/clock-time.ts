const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const YEAR_TOO = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 4:05 PM today; with its day, and where it is another one with its year, before. */
export function momentOf(time: string, now = new Date()): string {
  const moment = new Date(time);
  if (moment.getFullYear() !== now.getFullYear()) return YEAR_TOO.format(moment);
  return moment.toDateString() === now.toDateString() ? TIME.format(moment) : DAY_AND_TIME.format(moment);
}
