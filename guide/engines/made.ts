/** The engine that was chosen, made: the one place where a choice becomes a voice. */
import type { Engine } from '../types.ts';
import type { Choice } from './choice.ts';
import type { Limits } from './model/limits.ts';
import type { Post } from './model/post.ts';
import { modelEngine } from './model.ts';
import { onlyFaults } from './only-faults.ts';
import { type Means, OWN_ENGINES } from './own.ts';

/** A choice of something that can fail, and so needs somebody to stand in for it. */
export type Speaking = Exclude<Choice, { engine: 'mistake' | 'builtin' }>;

type Ways = Pick<Means, 'fetch' | 'clock' | 'nonce'> & { post?: Post; limits?: Partial<Limits> };

export function engineOf(choice: Speaking, ways: Ways): Engine {
  if (choice.engine === 'model') return modelEngine({ ...choice, ...ways });
  const make = OWN_ENGINES[choice.name];
  if (!make) throw new Error(`No engine is called “${choice.name}”.`);
  return onlyFaults(make({ ...choice, ...ways }));
}
