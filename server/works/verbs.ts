/** The five verbs of a collection, the same for books, films and artworks. */

import { UPLOADED_PICTURE } from '#contract/pictures.ts';
import { asId } from '../http/id.ts';
import { type AsText, WrittenJson } from '../http/verb.ts';
import { jsonPieces } from '../json-pieces.ts';
import type { Person } from '../policies/actor.ts';
import { ownCollection, ownCollectionAs } from '../policies/own.ts';
import { notFound, Problem } from '../problem.ts';
import { ownsBlob } from '../store/blobs.ts';
import { RESTORE_MS } from '../store/sweep.ts';
import { dropUnusedPictures } from '../store/work-pictures.ts';
import { type KeptWork, WORK_SHAPES, type WorkFields, type WorkKind } from '../store/work-shapes.ts';
import type { WorkStore } from '../store/works.ts';
import * as say from '../words.ts';
import type { World } from '../world.ts';
import { changedElsewhere } from './changed-elsewhere.ts';

type Asked = { world: World; person: Person };
type About = Asked & { params: { id: string } };
type Changes<K extends WorkKind> = Partial<WorkFields<K>> & { was?: Partial<WorkFields<K>> | undefined };
type Claim = { userId?: number | null | undefined };
type Many = { ids: number[] };
type AddedAs = { clientId?: string | null | undefined };

export const workVerbs = <K extends WorkKind>(made: {
  kind: K;
  in: (world: World) => WorkStore<K>;
  /** What to do about a work that came or changed. */
  after?: (world: World) => void;
}) => {
  const { kind, in: kept, after = () => {} } = made;
  const { table: name, picture } = WORK_SHAPES[kind];
  return {
    list: ({ world, person }: Asked) =>
      world.kept.list(person, name, () => kept(world).slices(person.userId)),

    add: async ({
      world,
      person,
      body,
    }: Asked & {
      body: WorkFields<K> & Claim & AddedAs;
    }): Promise<KeptWork<K>> => {
      const owner = ownCollectionAs(person, body.userId);
      await ownPicture(world, person, body, picture);
      const work = await kept(world).add(owner, body, world.now(), body.clientId);
      after(world);
      return (await kept(world).wasTalkedAbout(work)) ? kept(world).takeTalks(owner, work) : work;
    },

    change: async ({
      world,
      person,
      params,
      body,
    }: About & { body: Changes<K> & Claim }): Promise<KeptWork<K>> => {
      const owner = ownCollectionAs(person, body.userId);
      await ownPicture(world, person, body, picture);
      const id = asId(params.id);
      const work = await kept(world).change(owner, id, body, world.now(), body.was);
      if (!work) {
        const now = body.was && (await kept(world).find(person.userId, id));
        throw now && body.was ? changedElsewhere(body.was, now) : notFound();
      }
      if (picture in body) await dropUnusedPictures(world.store.write, person.userId, world.now());
      after(world);
      return work;
    },

    remove: async ({ world, person, params }: About): Promise<undefined> => {
      const gone = await kept(world).remove(ownCollection(person), [asId(params.id)], world.now());
      if (gone.works.length === 0) throw notFound();
      stopTurns(world, gone);
      return undefined;
    },

    /** What is not there counts as done. */
    removeAll: async ({ world, person, body }: Asked & { body: Many }): Promise<undefined> => {
      stopTurns(world, await kept(world).remove(ownCollection(person), body.ids, world.now()));
      return undefined;
    },

    restore: async ({ world, person, params }: About): Promise<KeptWork<K>> => {
      const since = world.now() - RESTORE_MS;
      const [id] = await kept(world).restore(ownCollection(person), [asId(params.id)], since);
      const work = id === undefined ? null : await kept(world).find(person.userId, id);
      if (!work) throw notFound();
      return work;
    },

    restoreAll: async ({ world, person, body }: Asked & { body: Many }): Promise<AsText<KeptWork<K>[]>> => {
      const ids = await kept(world).restore(ownCollection(person), body.ids, world.now() - RESTORE_MS);
      return new WrittenJson(jsonPieces(kept(world).among(person.userId, ids)));
    },
  };
};

const stopTurns = (world: World, { talks }: { talks: number[] }): void => {
  for (const turn of talks.flatMap(world.turns.of)) turn.controller.abort();
};

/** A work's picture may be an upload, but only its owner's own. */
const ownPicture = async (world: World, person: Person, body: object, field: string): Promise<void> => {
  const [, name] = UPLOADED_PICTURE.exec(String(Reflect.get(body, field) ?? '')) ?? [];
  if (!name || (await ownsBlob(world.store.read, person.userId, name))) return;
  const message = say.thatPictureIsNotHere;
  throw new Problem('invalid', { message, fields: { [field]: message } });
};
