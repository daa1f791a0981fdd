import type { Verb } from '../http/verb.ts';
import { Problem } from '../problem.ts';

export const health: Verb<'health'> = async () => ({ status: 'ok' });

export const ready: Verb<'ready'> = async ({ world }) => {
  const isReady = !world.isStopping && (await world.store.isReady().catch(() => false));
  if (!isReady) throw new Problem('unavailable');
  return { status: 'ready' };
};
