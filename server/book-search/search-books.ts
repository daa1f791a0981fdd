import { limitKey } from '../http/address.ts';
import type { Verb } from '../http/verb.ts';
import { asQuestion } from './question.ts';

export const bookSearch: Verb<'bookSearch'> = async ({ world, person, query, address }) => {
  if (!person) await world.limits.spend('bookSearch', limitKey(address));
  return world.bookSearch.find(asQuestion(query));
};
