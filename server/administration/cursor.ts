/** Where a page of people begins, as text: only we read it, and what is not ours is a 400. */
import type { DirectedSort } from '#contract/user-sorts.ts';
import { Problem } from '../problem.ts';
import { type Edge, keyKind } from '../store/people-list.ts';
import * as say from '../words.ts';

export const writeCursor = ({ side, key, id }: Edge, sort: DirectedSort): string =>
  Buffer.from(JSON.stringify([sort, side, key, id])).toString('base64url');

export const readCursor = (raw: string, wanted: DirectedSort): Edge => {
  const [sort, side, key, id] = parse(raw);
  const isOurs =
    sort === wanted &&
    (side === 'after' || side === 'before') &&
    typeof key === keyKind(wanted) &&
    (typeof key === 'string' ? key.isWellFormed() && !key.includes('\0') : Number.isSafeInteger(key)) &&
    Number.isSafeInteger(id);
  if (!isOurs) throw notOurs();
  return { side, key: key as string | number, id: id as number };
};

export const notOurs = () =>
  new Problem('invalid', {
    message: say.thatIsNoCursor,
    fields: { cursor: say.thatIsNoCursor },
  });

const parse = (raw: string): unknown[] => {
  try {
    const value: unknown = JSON.parse(Buffer.from(raw, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};
