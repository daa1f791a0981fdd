import type { Kysely } from 'kysely';
import pino from 'pino';
import { expect, it } from 'vitest';
import { testWorld } from '#tests/world.ts';
import { watchPresence } from './presence.ts';
import type { Tables } from './store/tables.ts';

/** A database that keeps its first transaction waiting, as one with a busy disk does. */
const slowAtFirst = (db: Kysely<Tables>): Kysely<Tables> => {
  let waits = true;
  return new Proxy(db, {
    get: (real, name) => {
      if (name !== 'transaction' || !waits) {
        const found = Reflect.get(real, name);
        return typeof found === 'function' ? found.bind(real) : found;
      }
      waits = false;
      return () => ({
        execute: async (work: Parameters<ReturnType<Kysely<Tables>['transaction']>['execute']>[0]) => {
          await new Promise((resolve) => setTimeout(resolve, 100));
          return real.transaction().execute(work);
        },
      });
    },
  });
};

it('remembers when somebody was last here, also when the write of an earlier moment takes longer', async () => {
  const { person, clock, world } = await testWorld();
  const ann = await person('ann');
  await world.presence.flush();
  const { id } = (await ann.call('currentUser')).body;
  const { store } = world;
  const presence = watchPresence(
    { ...store, write: slowAtFirst(store.write) },
    () => clock.now,
    pino({ enabled: false }),
  );
  presence.note(id, 1);
  clock.now += 60_000;
  presence.note(id, 1);
  await presence.flush();
  // Not by a call of hers, which would be noted, too.
  const [row] = await store.read.selectFrom('users').select('lastActiveAt').where('id', '=', id).execute();
  expect(row?.lastActiveAt).toBe(clock.now);
});
