import type { HouseSettings } from '#contract/administration.ts';
import { inFigures } from '../../data/counted.ts';
import { inBytes } from '../../data/in-bytes.ts';
import * as say from '../../words/admin.tsx';
import { Facts } from './facts.tsx';

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
        {
          name: say.roomForEach,
          value: say.bytesAndEntries(
            storage.roomBytes === null ? null : inBytes(storage.roomBytes),
            storage.roomEntries === null ? null : inFigures(storage.roomEntries),
          ),
        },
        { name: say.version, value: say.colloquySchema(house.version, house.schemaVersion) },
        { name: say.runsOn, value: say.node(house.nodeVersion) },
      ]}
    />
  );
}
