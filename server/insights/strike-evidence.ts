import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { notFound, Problem } from '../problem.ts';
import { strike } from '../store/insight-reads.ts';

export const strikeEvidence: Verb<'strikeEvidence'> = async ({ world, person, params, body }) => {
  const id = asId(params.id);
  const at = body.struck ? world.now() : null;
  const outcome = await strike(world.store.write, ownCollection(person), id, at);
  if (outcome === 'not found') throw notFound();
  if (outcome === 'no feedback') throw new Problem('no_feedback');
  return { id, struck: body.struck };
};
