/** What every act of an administrator has in common: one at a time, still an administrator, written down. */
import type { Transaction } from 'kysely';
import type { AdminUser } from '#contract/administration.ts';
import { asId } from '../http/id.ts';
import type { Person } from '../policies/actor.ts';
import { administer } from '../policies/administer.ts';
import type { Authorized } from '../policies/permit.ts';
import { notFound, Problem } from '../problem.ts';
import { type Deed, writeDown } from '../store/admin-log.ts';
import { findRow, toAdminUser } from '../store/administration.ts';
import type { Row, Tables } from '../store/tables.ts';
import type { World } from '../world.ts';

export type Step = {
  step: Transaction<Tables>;
  permit: Authorized<'administration'>;
  now: number;
};

/** The work in one transaction; what it answers is written down, null where nothing was changed. */
export const act = async <T>(
  world: World,
  person: Person,
  work: (at: Step) => Promise<{ deeds: Deed[]; result: T }>,
): Promise<T> => {
  const { store } = world;
  const permit = administer(person);
  const now = world.now();
  return store.write.transaction().execute(async (step) => {
    await store.lock(step, 'admins');
    // The session was read before the lock: the rights may have been taken away meanwhile.
    const me = await findRow(step, person.userId);
    if (me?.isAdmin !== 1 || me.suspendedAt !== null) throw new Problem('forbidden');
    const { deeds, result } = await work({ step, permit, now });
    for (const deed of deeds) await writeDown(step, permit, deed, now);
    return result;
  });
};

/** The same on one person; the answer is how they stand afterwards. */
export const actOn = (
  world: World,
  person: Person,
  rawId: string,
  work: (at: Step, target: Row<'users'>) => Promise<Omit<Deed, 'target'> | null>,
): Promise<AdminUser> =>
  act(world, person, async (at) => {
    const target = await findRow(at.step, asId(rawId));
    if (!target) throw notFound();
    const deed = await work(at, target);
    const after = await findRow(at.step, target.id);
    if (!after) throw notFound();
    return { deeds: deed ? [{ ...deed, target }] : [], result: toAdminUser(after) };
  });
