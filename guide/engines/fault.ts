import type { Usage } from '../types.ts';

/** Why a model gave no whole reply, in our words: what a provider wrote about it is never passed on. */
export type FaultReason =
  | 'unreachable'
  | 'bad_key'
  | 'rejected'
  | 'overloaded'
  | 'failed'
  | 'no_first_token'
  | 'silent'
  | 'malformed'
  | 'broken_off'
  | 'empty'
  | 'withheld'
  | 'too_long'
  | 'too_slow'
  | 'unfit'
  | 'resting';

const SENTENCES: Record<FaultReason, string> = {
  unreachable: 'could not be reached',
  bad_key: 'refused the key',
  rejected: 'rejected the request',
  overloaded: 'has no room at the moment',
  failed: 'reported an error of its own',
  no_first_token: 'said nothing in time',
  silent: 'fell silent',
  malformed: 'sent something unreadable',
  broken_off: 'broke off',
  empty: 'finished without a word',
  withheld: 'withheld its reply',
  too_long: 'did not come to an end',
  too_slow: 'took too long',
  unfit: 'did not keep to the form asked for',
  resting: 'is left alone after failing repeatedly',
};

/** Nothing is wrong with the provider in these; they do not count towards leaving it alone. */
const HARMLESS: readonly FaultReason[] = ['withheld', 'too_long', 'unfit', 'resting'];

/** Asking the same again cannot help. */
const FINAL: readonly FaultReason[] = ['bad_key', 'rejected', 'withheld', 'too_long', 'too_slow', 'resting'];

type Particulars = {
  status?: number;
  retryAfterMs?: number | null;
  /** What had been said before. */
  said?: string;
  /** Whether the reader saw any of it. */
  shown?: boolean;
  usage?: Usage | null;
  /** What was thrown where it was no fault of ours yet; its words may be anybody's. */
  cause?: unknown;
};

/** The one thing an engine throws. Its text is ours from end to end, so it may be logged as it is. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';
  readonly engine: string;
  readonly reason: FaultReason;
  /** `unavailable`: nothing was shown, another guide may answer; `interrupted`: part of a reply stands. */
  readonly code: 'unavailable' | 'interrupted';
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  readonly said: string;
  readonly usage: Usage | null;

  constructor(engine: string, reason: FaultReason, particulars: Particulars = {}) {
    const { status, retryAfterMs, said, shown, usage, cause } = particulars;
    super(`${engine} ${SENTENCES[reason]}${status ? ` (${status})` : ''}`, { cause });
    this.engine = engine;
    this.reason = reason;
    this.code = shown ? 'interrupted' : 'unavailable';
    this.status = status ?? null;
    this.retryAfterMs = retryAfterMs ?? null;
    this.said = said ?? '';
    this.usage = usage ?? null;
  }

  get blamesProvider(): boolean {
    return !HARMLESS.includes(this.reason);
  }

  get worthAnotherTry(): boolean {
    return this.code === 'unavailable' && !FINAL.includes(this.reason);
  }
}

/** What an HTTP status of a provider means to us. */
export function reasonOfStatus(status: number): FaultReason {
  if (status === 401 || status === 403) return 'bad_key';
  if (status === 429 || status === 503 || status === 529) return 'overloaded';
  if (status === 408 || status === 409 || status === 425 || status >= 500) return 'failed';
  return 'rejected';
}
