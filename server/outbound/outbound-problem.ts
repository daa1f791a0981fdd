/** Why something out there could not be had. */
export type OutboundReason =
  /** We do not go there. */
  | 'refused'
  /** No such name, no answer, an answer that is no HTTP, or redirects without end. */
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  /** It answered, but not with what was asked for. */
  | 'status';

export class OutboundProblem extends Error {
  override name = 'OutboundProblem';
  readonly reason: OutboundReason;
  /** The HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** Seconds the other side asks us to wait. */
  readonly retryAfter: number | undefined;

  constructor(
    reason: OutboundReason,
    message: string,
    more: { status?: number; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.reason = reason;
    this.status = more.status;
    this.retryAfter = more.retryAfter;
  }
}

export const refused = (message: string) => new OutboundProblem('refused', message);
