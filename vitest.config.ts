import { defineConfig } from 'vitest/config';

const PURE_ROOMS = ['contract', 'catalogue', 'guide', 'web', 'scripts'];
const stores = ['server/**/*.test.ts', 'tests/api/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Left to itself it keeps one processor free, which on two means one file after another. Three on two are slower:
    // a browser is many processes, and they crowd each other out.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          include: [...PURE_ROOMS.map((room) => `${room}/**/*.test.{ts,tsx}`), 'tests/*.test.ts'],
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: 'tests/journeys/house.ts',
          // A browser beside other work needs more than the usual second.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      { test: { name: 'sqlite', include: stores, globalSetup: 'tests/setup-sqlite.ts' } },
      { test: { name: 'postgres', include: stores, globalSetup: 'tests/setup-postgres.ts' } },
    ],
  },
});
