/** For a change that touches much at once: of two who wait for each other it is this one that steps back and comes again. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { hasGivenWay } from './faults.ts';
import type { EngineName } from './migrate.ts';
import type { Tables } from './tables.ts';

/** Shorter than PostgreSQL's `deadlock_timeout`, after which it would choose one of the two itself. */
const PATIENCE = '500ms';
const AGAIN_AFTER_MS = 50;
const MOST_TRIES = 10;

export const givingWay = async <T>(
  { write, engine }: { write: Kysely<Tables>; engine: EngineName },
  work: (step: Transaction<Tables>) => Promise<T>,
): Promise<T> => {
  for (let tries = 1; ; tries++)
    try {
      return await write.transaction().execute(async (step) => {
        if (engine === 'postgres')
          await sql`select set_config('lock_timeout', ${PATIENCE}, true)`.execute(step);
        return work(step);
      });
    } catch (thrown) {
      if (!hasGivenWay(thrown) || tries === MOST_TRIES) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
};
