import type { Kind } from '#contract/kinds.ts';
import type { FoundMessage as Found } from '#contract/message-search.ts';
import type { Verb } from '../http/verb.ts';
import { inTurns } from '../in-turns.ts';
import { besideOf, slugOf } from '../store/discussions.ts';
import type { FoundMessage } from '../store/message-search.ts';
import { isoTime } from '../store/times.ts';
import { excerptOf } from './excerpt.ts';

export const searchMessages: Verb<'searchMessages'> = async ({ world, person, query: { q, limit } }) => {
  const found = await world.store.searchMessages(person.userId, q, limit);
  const told: Found[] = [];
  for await (const some of inTurns(found, 1)) told.push(...some.map((one) => toldOf(one, q)));
  return told;
};

const toldOf = (
  { id, content, createdAt, kind, besideTitle, besideCreator, ...rest }: FoundMessage,
  q: string,
): Found => ({
  messageId: id,
  ...rest,
  kind: kind as Kind,
  slug: slugOf({ kind, ...rest }),
  beside: besideOf({ besideTitle, besideCreator }),
  ...excerptOf(content, q),
  timestamp: isoTime(createdAt),
});
