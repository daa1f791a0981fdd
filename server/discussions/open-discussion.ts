import { CONCEPT_AUTHOR, type Kind } from '#contract/kinds.ts';
import { kindOf } from '../guide/talk.ts';
import { Reply, type Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { notFound } from '../problem.ts';
import { beginDiscussion, toDiscussion, type Work } from '../store/discussions.ts';
import { findOrBegin } from '../store/open-talk.ts';
import type { World } from '../world.ts';

export const openDiscussion: Verb<'openDiscussion'> = async ({ world, person, body }) => {
  const purpose = { objective: body.objective, beside: body.beside ?? null };
  const work = await workNamed(world, person.userId, body);
  const { write } = world.store;
  const owner = ownCollection(person);
  if (body.fresh) {
    const made = await beginDiscussion(write, owner, work, { ...purpose, openedAs: null }, world.now());
    if (!made) throw new Error('A discussion that is like no other was taken for one.');
    return new Reply(201, toDiscussion(made));
  }
  const { talk, isNew } = await findOrBegin(write, owner, work, purpose, world.now());
  return new Reply(isNew ? 201 : 200, toDiscussion(talk));
};

type Named = { kind: Kind; itemId?: number | null | undefined; title: string; creator: string };

/** The person's own item as it is called there; a concept kept as a book is the concept. */
const workNamed = async (world: World, userId: number, named: Named): Promise<Work> => {
  if (named.kind === 'concept') return concept(named.title);
  if (named.itemId == null) {
    const kind = kindOf(named.kind, named.creator);
    return kind === 'concept'
      ? concept(named.title)
      : { kind, itemId: null, title: named.title, creator: named.creator };
  }
  const item = await world.store.items.find(userId, named.kind, named.itemId);
  if (!item) throw notFound();
  if (kindOf(named.kind, item.creator) === 'concept') return concept(item.title);
  return { kind: named.kind, itemId: named.itemId, ...item };
};

const concept = (title: string): Work => ({ kind: 'concept', itemId: null, title, creator: CONCEPT_AUTHOR });
