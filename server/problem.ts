import { PROBLEMS, type ProblemBody, type ProblemCode } from '#contract/problems.ts';

/** Something the contract foresees. Anything else that is thrown is a fault of ours: 500, and logged. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    more: { message?: string; fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(more.message ?? PROBLEMS[code].message, { cause: more.cause });
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }

  body(): ProblemBody {
    return this.fields
      ? { message: this.message, code: this.code, fields: this.fields }
      : { message: this.message, code: this.code };
  }
}

export const notFound = () => new Problem('not_found');
