import type { HouseSettings } from '#contract/administration.ts';
import * as say from '../../words/admin.tsx';
import { Facts } from './facts.tsx';
import { inBytes } from './figures.ts';

export function Storage({ house }: { house: HouseSettings }) {
  const { storage } = house;
  return (
    <Facts
      facts={[
        {
          name: say.database,
          value: `${inBytes(storage.databaseBytes)}, ${storage.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
        },
        {
          name: say.pictureCache,
          value: say.ofOnThisServer(inBytes(storage.pictureCacheBytes), inBytes(storage.pictureCacheLimit)),
        },
        { name: say.version, value: say.colloquySchema(house.version, house.schemaVersion) },
        { name: say.runsOn, value: say.node(house.nodeVersion) },
      ]}
    />
  );
}
