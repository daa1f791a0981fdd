/** The room an address of a shared page leads its owner to, where it names something of theirs. */
import { conceptById } from '#catalogue/concepts.ts';
import type { Kind } from '#contract/kinds.ts';
import { asId } from '../http/id.ts';
import type { Person } from '../policies/actor.ts';
import type { World } from '../world.ts';

export const ownRoom = async (
  world: World,
  person: Person,
  kind: Kind,
  key: string,
): Promise<string | null> => {
  if (/^\d+$/.test(key)) {
    // A concept that is kept is kept among the books.
    const shelf = kind === 'concept' ? 'book' : kind;
    const own = await world.store.items.find(person.userId, shelf, asId(key));
    return own && `/discuss/${shelf}/${key}`;
  }
  const concept = kind === 'concept' ? conceptById(key) : undefined;
  return concept ? `/discuss/concept/${concept.id}` : null;
};
