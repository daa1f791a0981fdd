import type { Kind } from '#contract/kinds.ts';
import type { Verb } from '../http/verb.ts';
import { isoTime } from '../store/times.ts';
import { excerptOf } from './excerpt.ts';

export const searchMessages: Verb<'searchMessages'> = async ({ world, person, query: { q, limit } }) => {
  const found = await world.store.searchMessages(person.userId, q, limit);
  return found.map(({ id, content, createdAt, kind, ...rest }) => ({
    messageId: id,
    ...rest,
    kind: kind as Kind,
    ...excerptOf(content, q),
    timestamp: isoTime(createdAt),
  }));
};
