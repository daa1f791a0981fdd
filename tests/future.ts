/** The store as a later Colloquy would open it, with more steps behind today's; or an earlier one, with fewer. */
import type { Kysely } from 'kysely';
import { vi } from 'vitest';
import type { Columns } from '#server/store/migrate.ts';
import type { Place } from './databases.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration meets any schema
export type Step = { name: string; up: (db: Kysely<any>, columns: Columns) => Promise<void> };

export const stepsToday: readonly Step[] = (await import('#server/store/migrations.ts')).MIGRATIONS;

export const storeOfTheFuture = (...more: Step[]) => storeWith([...stepsToday, ...more]);

export const storeWith = async (steps: readonly Step[]) => {
  vi.resetModules();
  vi.doMock('#server/store/migrations.ts', () => ({ MIGRATIONS: steps }));
  const { openStore } = await import('#server/store/store.ts');
  return (place: Place) => openStore({ ...place, pool: 2 });
};

export const backToToday = (): void => {
  vi.doUnmock('#server/store/migrations.ts');
  vi.resetModules();
};
