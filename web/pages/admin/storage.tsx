import type { HouseSettings } from '#contract/administration.ts';
import { Facts } from './facts.tsx';
import { inBytes } from './figures.ts';

export function Storage({ house }: { house: HouseSettings }) {
  const { storage } = house;
  return (
    <Facts
      facts={[
        {
          name: 'Database',
          value: `${inBytes(storage.databaseBytes)}, ${storage.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
        },
        {
          name: 'Picture cache',
          value: `${inBytes(storage.pictureCacheBytes)} of ${inBytes(storage.pictureCacheLimit)} on this server`,
        },
        { name: 'Version', value: `Colloquy ${house.version}, schema ${house.schemaVersion}` },
        { name: 'Runs on', value: `Node ${house.nodeVersion}` },
      ]}
    />
  );
}
