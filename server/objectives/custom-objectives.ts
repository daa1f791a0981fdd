import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { notFound } from '../problem.ts';

export const listCustomObjectives: Verb<'listCustomObjectives'> = ({ world, person }) =>
  world.kept.list(person, 'objectives', () => world.store.objectives.slices(person.userId));

export const addCustomObjective: Verb<'addCustomObjective'> = ({ world, person, body }) =>
  world.store.objectives.add(ownCollection(person), body, world.now(), body.clientId);

export const deleteCustomObjective: Verb<'deleteCustomObjective'> = async ({ world, person, params }) => {
  const removed = await world.store.objectives.remove(ownCollection(person), asId(params.id));
  if (!removed) throw notFound();
  return undefined;
};
