import type { Person } from '../policies/actor.ts';
import { findPerson } from '../store/people.ts';
import type { World } from '../world.ts';
import { type LocalDays, localDays } from './local-days.ts';

export type Clock = LocalDays & { name: string; today: number };

/** Whose days are meant: those of the zone asked for, else of the person's profile, else of UTC. */
export const clockOf = async (world: World, person: Person, asked: string | undefined): Promise<Clock> => {
  const name = asked ?? (await findPerson(world.store.read, person.userId))?.timeZone ?? 'UTC';
  const days = localDays(name);
  return { ...days, name, today: days.dayAt(world.now()) };
};
