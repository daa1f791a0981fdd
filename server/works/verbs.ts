/** The five verbs of a collection, the same for books, films and artworks. */
import { asId } from '../http/id.ts';
import type { Person } from '../policies/actor.ts';
import { ownCollection, ownCollectionAs } from '../policies/own.ts';
import { notFound } from '../problem.ts';
import { RESTORE_MS } from '../store/sweep.ts';
import type { KeptWork, WorkFields, WorkKind } from '../store/work-shapes.ts';
import type { WorkStore } from '../store/works.ts';
import type { World } from '../world.ts';

type Asked = { world: World; person: Person };
type About = Asked & { params: { id: string } };
type Claim = { userId?: number | null | undefined };

export const workVerbs = <K extends WorkKind>(made: {
  name: 'books' | 'movies' | 'artworks';
  in: (world: World) => WorkStore<K>;
  /** What to do about a work that came or changed. */
  after?: (world: World) => void;
}) => {
  const { name, in: kept, after = () => {} } = made;
  return {
    list: ({ world, person }: Asked) => world.kept.get(person, name, () => kept(world).list(person.userId)),

    add: async ({ world, person, body }: Asked & { body: WorkFields<K> & Claim }): Promise<KeptWork<K>> => {
      const owner = ownCollectionAs(person, body.userId);
      const work = await kept(world).add(owner, body, world.now());
      after(world);
      return work;
    },

    change: async ({
      world,
      person,
      params,
      body,
    }: About & { body: Partial<WorkFields<K>> & Claim }): Promise<KeptWork<K>> => {
      const owner = ownCollectionAs(person, body.userId);
      const work = await kept(world).change(owner, asId(params.id), body, world.now());
      if (!work) throw notFound();
      after(world);
      return work;
    },

    remove: async ({ world, person, params }: About): Promise<undefined> => {
      const talks = await kept(world).remove(ownCollection(person), asId(params.id), world.now());
      if (!talks) throw notFound();
      for (const turn of talks.flatMap(world.turns.of)) turn.controller.abort();
      return undefined;
    },

    restore: async ({ world, person, params }: About): Promise<KeptWork<K>> => {
      const since = world.now() - RESTORE_MS;
      const work = await kept(world).restore(ownCollection(person), asId(params.id), since);
      if (!work) throw notFound();
      return work;
    },
  };
};
