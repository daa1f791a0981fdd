import type { Discussion } from '#contract/discussions.ts';

/** What a talk is for, in a list of them: of two works, the second makes the difference. */
export function purposeOf({ objective, beside }: Pick<Discussion, 'objective' | 'beside'>): string {
  return beside ? `${objective}: ${beside.title}` : objective;
}
