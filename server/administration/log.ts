import { Reply, type Verb } from '../http/verb.ts';
import { readLog } from '../store/admin-log.ts';
import { notOurs } from './cursor.ts';

export const adminLog: Verb<'adminLog'> = async ({ world, query }) => {
  const { limit, cursor } = query;
  if (cursor !== undefined && !/^[1-9]\d{0,14}$/.test(cursor)) throw notOurs();
  const before = cursor === undefined ? null : Number(cursor);
  const found = await readLog(world.store.read, { limit: limit + 1, before });
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  return new Reply(200, entries, found.length > limit && last ? { 'x-next-cursor': String(last.id) } : {});
};
