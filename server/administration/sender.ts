import type { Person } from '../policies/actor.ts';
import { findRow } from '../store/administration.ts';
import { nameOf } from '../store/person-keys.ts';
import * as say from '../words.ts';
import type { World } from '../world.ts';

/** What a mail calls the administrator it comes from. */
export const senderName = async (world: World, { userId }: Person): Promise<string> => {
  const me = await findRow(world.store.write, userId);
  return me ? nameOf(me) : say.theAdministrator;
};
