/** Pages of what is listed newest first. */
import { byTime } from './talk-sums.ts';

type Placed = { at: number; id: number };

export const cursorAfter = ({ at, id }: Placed): string => `${at}.${id}`;

/** The cursor has the contract's form. */
const placeOf = (cursor: string): Placed => {
  const [at = 0, id = 0] = cursor.split('.').map(Number);
  return { at, id };
};

/** What follows the cursor, newest first, and where the page after it begins, or null at the end. */
export const pageOf = <T extends Placed>(
  all: readonly T[],
  cursor: string | undefined,
  limit: number,
): { page: T[]; next: T | null } => {
  const newestFirst = all.toSorted((a, b) => byTime(b, a));
  const after = cursor === undefined ? null : placeOf(cursor);
  const rest = after ? newestFirst.filter((one) => byTime(one, after) < 0) : newestFirst;
  const page = rest.slice(0, limit);
  return { page, next: rest.length > limit ? (page.at(-1) ?? null) : null };
};
