import pino from 'pino';

export type Log = pino.Logger;

/** Structured lines on standard output. Nothing a person typed is ever put into one. */
export const makeLog = (
  level: string,
  // Lines go out together, but never later than this: a write for each costs more than the request.
  lines: pino.DestinationStream = pino.destination({
    dest: 1,
    sync: false,
    minLength: 4096,
    periodicFlush: 250,
  }),
): Log =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    lines,
  );
