import { Reply, type Verb } from '../http/verb.ts';
import { notFound } from '../problem.ts';
import { findShared } from './find-shared.ts';

export const readShared: Verb<'readShared'> = async ({ world, params, query }) => {
  const shared = await findShared(world, params.token, query.page);
  if (!shared) throw notFound();
  return new Reply(200, shared, { 'x-robots-tag': 'noindex, nofollow' });
};
