/** What the mock provider is told to do with a call. Everything left out is as a healthy provider does it. */
export type Script = {
  /** The reply, piece by piece. */
  pieces?: readonly string[];
  /** So many pieces instead, each its number and the time it was written: `0@1780000000000.00 `. */
  stamps?: number;
  /** Waits before answering at all, before the first piece, and between pieces (milliseconds). */
  answerAfterMs?: number;
  firstAfterMs?: number;
  everyMs?: number;
  /** Waits before this piece until it is told to go on, however long a busy machine takes to look. */
  pause?: { before: number; until: Promise<unknown> };
  /** Accepts the call and never answers. */
  mute?: boolean;

  /** Answers with this status instead of a stream. */
  status?: number;
  retryAfter?: string;
  /** Instead of the protocol's own error body. */
  errorBody?: string;
  contentType?: string;

  /** Thoughts before the reply: in the protocol's own field, or between tags inside the text. */
  thoughts?: readonly string[];
  thoughtsAs?: 'field' | 'tags';

  finish?: 'stop' | 'length' | 'filter' | 'tool' | 'none';
  /** Whether the mark for the end of the stream comes (`[DONE]`, `message_stop`). */
  endMark?: boolean;
  usage?: false | { input: number; output: number };

  /** After this many pieces: ... */
  silentAfter?: number;
  /** ... sends comments (pings) instead, this often. */
  keepAliveMs?: number;
  errorAfter?: number;
  malformedAfter?: number;
  /** Bytes that are no event stream at all. */
  garbageAfter?: number;
  /** Repeats the pieces for ever. */
  endless?: boolean;

  /** Ends the connection after so many bytes of the body, politely or by reset. */
  cutAt?: number;
  cutBy?: 'fin' | 'rst';
  /** Bytes to a write: 1 splits characters and lines. */
  bytesPerWrite?: number;
  lineEnd?: '\n' | '\r\n' | '\r';

  /** What a call for structured output gets; a string is sent as it is. */
  structured?: unknown;
};

export const PIECES = [
  'You say the ',
  'lamp faces one man. ',
  'Which line ',
  'tells you — ',
  'その行は? 🙂',
] as const;

/** A key as it might stand in a provider's own error text: it must never be seen outside. */
export const LEAKED_KEY = 'sk-leaked-0123456789abcdef';

/** Faults by name, so that a test (or a person at the command line) can ask for one. */
export const FAULTS = {
  bad_key: { status: 401 },
  forbidden: { status: 403 },
  unknown_model: { status: 404 },
  bad_request: { status: 400 },
  too_large: { status: 413 },
  rate_limited: { status: 429, retryAfter: '0' },
  rate_limited_long: { status: 429, retryAfter: '315360000' },
  rate_limited_silently: { status: 429 },
  server_error: { status: 500 },
  bad_gateway_page: { status: 502, contentType: 'text/html', errorBody: '<html><h1>502</h1></html>' },
  unavailable: { status: 503, retryAfter: '0' },
  overloaded: { status: 529 },
  mute: { mute: true },
  page_instead: {
    contentType: 'text/html',
    errorBody: '<!doctype html><p>Sign in to the Wi-Fi</p>',
    status: 200,
  },
  nothing_instead: { contentType: 'text/event-stream', errorBody: '', status: 200 },
  silent_at_once: { silentAfter: 0 },
  only_comments: { silentAfter: 0, keepAliveMs: 20 },
  silent_midway: { silentAfter: 2 },
  comments_midway: { silentAfter: 2, keepAliveMs: 20 },
  error_at_once: { errorAfter: 0 },
  error_midway: { errorAfter: 2 },
  malformed_at_once: { malformedAfter: 0 },
  malformed_midway: { malformedAfter: 2 },
  garbage_midway: { garbageAfter: 2 },
  no_finish: { finish: 'none' },
  neither_finish_nor_end: { finish: 'none', endMark: false },
  cut_short: { finish: 'length' },
  filtered: { finish: 'filter' },
  tool_call: { finish: 'tool' },
  empty: { pieces: [] },
  only_white_space: { pieces: [' ', '\n\n'] },
  only_thoughts: { pieces: [], thoughts: ['Let me see. ', 'The reader is wrong.'] },
  cut_by_fin: { cutAt: 700, cutBy: 'fin' },
  cut_by_reset: { cutAt: 700, cutBy: 'rst' },
  endless: { endless: true, pieces: ['and so on, '] },
} as const satisfies Record<string, Script>;

export type FaultName = keyof typeof FAULTS;
