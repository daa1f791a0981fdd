import { sql, type Transaction } from 'kysely';
import type { Kind } from '#contract/kinds.ts';
import type { Tables } from './tables.ts';
import { workShape } from './work-shapes.ts';

/** A discussion, and the work it is about. */
export type Place = { id: number; kind: string; itemId: number | null };

/** The discussion and its work know when it was last spoken of. */
export const noteSaid = async (
  db: Transaction<Tables>,
  discussion: Place,
  added: number,
  now: number,
): Promise<void> => {
  await db
    .updateTable('discussions')
    .set({ lastMessageAt: now, messageCount: sql<number>`"messageCount" + ${added}` })
    .where('id', '=', discussion.id)
    .execute();
  const shape = workShape(discussion.kind as Kind);
  if (shape && discussion.itemId !== null)
    await db.updateTable(shape.table).set({ lastSession: now }).where('id', '=', discussion.itemId).execute();
};
