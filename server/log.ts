import pino from 'pino';

export type Log = pino.Logger;

type Told = { type: string; message: string; code?: string; stack: string | undefined; cause?: Told };

/** Of an error what helps to find it. What else hangs on it (a database adds the values) may be someone's words. */
const told = (thrown: unknown, depth = 0): Told => {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: 'no error was thrown', stack: undefined };
  const { name, message, stack, cause } = thrown;
  const code = Reflect.get(thrown, 'code');
  return {
    type: name,
    message,
    ...(typeof code === 'string' ? { code } : {}),
    stack,
    ...(cause === undefined || depth > 3 ? {} : { cause: told(cause, depth + 1) }),
  };
};

/** What waits while nothing can be written; what comes beyond it is lost. */
const MOST_WAITING_BYTES = 4_000_000;

/** Where it cannot be written, because its disk is full, say, everybody is served all the same. */
const standardOutput = () => {
  const lines = pino.destination({
    dest: 1,
    sync: false,
    minLength: 4096,
    periodicFlush: 250,
    maxLength: MOST_WAITING_BYTES,
  });
  lines.on('error', () => {
    // At the end it would be tried again and again, for ever, on the one thread there is.
    lines.flushSync = () => {};
  });
  return lines;
};

/** Structured lines on standard output. Nothing a person typed is ever put into one. */
export const makeLog = (
  level: string,
  // Lines go out together, but never later than this: a write for each costs more than the request. Larger
  // pieces cost more again, for each line is added to all that waits.
  lines: pino.DestinationStream = standardOutput(),
): Log =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (thrown: unknown) => told(thrown) },
    },
    lines,
  );
