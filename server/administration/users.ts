import type { DirectedSort } from '#contract/user-sorts.ts';
import { budgetOf } from '../guide/allowance.ts';
import { asId } from '../http/id.ts';
import { Reply, type Verb } from '../http/verb.ts';
import { notFound } from '../problem.ts';
import { findRow, toAdminUser } from '../store/administration.ts';
import { tokensInAll, tokensToday } from '../store/model-use.ts';
import { booksOf, houseFigures, personFigures } from '../store/people-figures.ts';
import { type Edge, listPeople } from '../store/people-list.ts';
import { isoTime } from '../store/times.ts';
import { readCursor, writeCursor } from './cursor.ts';

const DAY_MS = 24 * 60 * 60_000;

export const adminStats: Verb<'adminStats'> = ({ world }) => houseFigures(world.store.read, world.now());

export const adminUsers: Verb<'adminUsers'> = async ({ world, query }) => {
  const { read, engine } = world.store;
  const { q, sort, limit, cursor } = query;
  const edge = cursor === undefined ? null : readCursor(cursor, sort);
  const page = await listPeople(read, engine, { q, sort, limit, edge });
  return new Reply(200, page.rows.map(toAdminUser), {
    ...header('x-next-cursor', page.next, sort),
    ...header('x-previous-cursor', page.previous, sort),
  });
};

const header = (name: string, edge: Edge | null, sort: DirectedSort): Record<string, string> =>
  edge ? { [name]: writeCursor(edge, sort) } : {};

export const adminUserById: Verb<'adminUserById'> = async ({ world, params }) => {
  const { read } = world.store;
  const now = world.now();
  const row = await findRow(read, asId(params.id));
  if (!row) throw notFound();
  const [figures, totalTokensUsed, today, budget, books] = await Promise.all([
    personFigures(read, row.id, now),
    tokensInAll(read, row.id),
    tokensToday(read, row.id, now),
    budgetOf(world, row.id),
    booksOf(read, row.id),
  ]);
  const user = toAdminUser(row);
  return {
    user,
    ...figures,
    totalTokensUsed,
    tokensToday: today,
    budget,
    joinedDaysAgo: Math.max(0, Math.floor((now - row.createdAt) / DAY_MS)),
    lastActivity: user.lastActiveAt,
    books: books.map((book) => ({ ...book, createdAt: isoTime(book.createdAt) })),
  };
};
