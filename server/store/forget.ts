/** That what was deleted is still to be put out of the file it lay in: done once it can be, and after a crash again. */
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { readSetting, replaceSetting } from './settings.ts';
import type { Tables } from './tables.ts';

const TO_FORGET = 'to-forget';

export const noteToForget = (db: Transaction<Tables>): Promise<void> =>
  replaceSetting(db, TO_FORGET, randomUUID());

type Where = { write: Kysely<Tables>; forget: () => Promise<boolean> };

/** Whether nothing that was deleted before is left. */
export const forgetDeleted = async ({ write, forget }: Where): Promise<boolean> => {
  const noted = await readSetting(write, TO_FORGET);
  if (noted === null) return true;
  if (!(await forget())) return false;
  // What was deleted meanwhile has its own note.
  await write.deleteFrom('settings').where('key', '=', TO_FORGET).where('value', '=', noted).execute();
  return true;
};
