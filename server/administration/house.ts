import type { HouseSettings } from '#contract/administration.ts';
import { settleBudget } from '../hosted-model.ts';
import type { Verb } from '../http/verb.ts';
import { Problem } from '../problem.ts';
import type { Deed } from '../store/admin-log.ts';
import { dailyTokensOfAll, setDailyTokensOfAll, setSignups, signups } from '../store/house-settings.ts';
import { latestVersion } from '../store/migrate.ts';
import { version } from '../version.ts';
import type { World } from '../world.ts';
import { act } from './act.ts';

const read = async (world: World): Promise<HouseSettings> => {
  const { store, config, guide } = world;
  const pictures = await world.pictures.cacheSize();
  return {
    signups: config.signupOpen ? await signups(store.write) : 'closed',
    signupsClosedByEnvironment: !config.signupOpen,
    dailyTokens: await dailyTokensOfAll(store.write),
    guide: guide.name,
    storage: {
      engine: store.engine,
      databaseBytes: await store.bytes(),
      pictureCacheBytes: pictures.bytes,
      pictureCacheLimit: pictures.limit,
      roomBytes: config.room.bytes,
      roomEntries: config.room.pieces,
    },
    version,
    schemaVersion: latestVersion,
    nodeVersion: process.versions.node,
  };
};

export const readHouse: Verb<'readHouse'> = ({ world }) => read(world);

export const changeHouse: Verb<'changeHouse'> = async ({ world, person, body }) => {
  if (body.signups === 'open' && !world.config.signupOpen) throw new Problem('signups_fixed');
  await act(world, person, async ({ step, permit }) => {
    const deeds: Deed[] = [];
    if (body.signups && body.signups !== (await signups(step))) {
      await setSignups(step, permit, body.signups);
      deeds.push({ action: body.signups === 'open' ? 'opened_signups' : 'closed_signups' });
    }
    if (body.dailyTokens !== undefined && body.dailyTokens !== (await dailyTokensOfAll(step))) {
      await setDailyTokensOfAll(step, permit, body.dailyTokens);
      deeds.push({ action: 'set_budget', budget: body.dailyTokens });
    }
    return { deeds, result: null };
  });
  await settleBudget(world.store.write, world.config, world.guide.name);
  return read(world);
};
