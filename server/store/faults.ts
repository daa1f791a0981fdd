/** What the two engines' errors mean to us. */
import { Problem } from '../problem.ts';
import * as say from '../words.ts';

const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';

export const isDuplicate = (thrown: unknown): boolean =>
  ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'].includes(codeOf(thrown));

/** Waited too long for a lock, or for each other; what it had changed is undone. */
export const hasGivenWay = (thrown: unknown): boolean => ['55P03', '40P01'].includes(codeOf(thrown));

const GONE = /^(ECONN|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|08|57P|53|40001|40P01|55P03|57014)/;

/** What the disk gives back is not what was written. */
export const isDamage = (thrown: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(thrown));

/** A database that is full, locked or away is our state, not the caller's mistake: 503, try again. */
export const asUnavailable = (thrown: unknown): Problem | null => {
  const code = codeOf(thrown);
  const message = thrown instanceof Error ? thrown.message : '';
  if (code === 'SQLITE_FULL' || code === '53100' || code === 'ENOSPC')
    return new Problem('unavailable', {
      message: say.theDiskIsFull,
      retryAfter: 30,
      cause: thrown,
    });
  const down =
    /^(SQLITE_(BUSY|LOCKED|IOERR|READONLY|CANTOPEN)|EIO|EROFS)/.test(code) ||
    isDamage(thrown) ||
    GONE.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(message);
  return down ? new Problem('unavailable', { retryAfter: 5, cause: thrown }) : null;
};
