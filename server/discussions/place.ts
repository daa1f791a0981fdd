/** Finds the discussion a call names, for its owner and for nobody else. */
import type { Kind } from '#contract/kinds.ts';
import type { Talk } from '#guide/types.ts';
import { type Said, talkAbout } from '../guide/talk.ts';
import type { Person } from '../policies/actor.ts';
import { notFound } from '../problem.ts';
import { besideOf, findDiscussion, type Work } from '../store/discussions.ts';
import type { Row } from '../store/tables.ts';
import type { World } from '../world.ts';

export const ownDiscussion = async (
  world: World,
  person: Person,
  id: number,
): Promise<Row<'discussions'>> => {
  const found = await findDiscussion(world.store.write, person.userId, id);
  if (!found) throw notFound();
  return found;
};

export const workOf = (discussion: Row<'discussions'>): Work => ({
  kind: discussion.kind as Kind,
  itemId: discussion.itemId,
  title: discussion.title,
  creator: discussion.creator,
});

/** What a guide may know of a stored discussion, after what was said. */
export const talkIn = (
  { library }: World,
  discussion: Row<'discussions'>,
  more: Said & Pick<Talk, 'earlierOpenings'>,
): Promise<Talk> =>
  talkAbout(library, workOf(discussion), discussion.objective, {
    beside: besideOf(discussion),
    seed: seedOf(discussion),
    ...more,
  });

/** The same discussion always goes the same way; two of the same work do not. */
const seedOf = (discussion: Row<'discussions'>): string => `${discussion.id} ${discussion.createdAt}`;
