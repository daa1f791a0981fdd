import pino from 'pino';

export type Log = pino.Logger;

/** Structured lines on standard output. Nothing a person typed is ever put into one. */
export const makeLog = (level: string): Log =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination({ dest: 1, sync: false }),
  );
