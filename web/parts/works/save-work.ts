import type { QueryClient } from '@tanstack/react-query';
import * as say from '../../words/library.tsx';
import {
  type AddBody,
  addWork,
  type ChangeBody,
  changeWork,
  forgetWork,
  restoreWork,
} from './collections.ts';
import { isGone } from './delete-works.ts';
import type { WorkKind, WorkOf } from './own-work.ts';

/** What was being changed has been deleted in another tab or on another device. */
export class GoneElsewhere extends Error {
  override readonly name = 'GoneElsewhere';
}

/** Changes a work; when it is not there any more, the list learns of it and `GoneElsewhere` is thrown. */
export async function saveWork<K extends WorkKind>(
  client: QueryClient,
  kind: K,
  id: number,
  body: ChangeBody<K>,
): Promise<WorkOf[K]> {
  try {
    return await changeWork(client, kind, id, body);
  } catch (error) {
    if (!isGone(error)) throw error;
    forgetWork(client, kind, id);
    throw new GoneElsewhere(say.itWasDeletedElsewhere, { cause: error });
  }
}

/**
 * Keeps what was typed although the work was deleted elsewhere: brought back with its discussions while
 * that is possible, else added anew.
 */
export async function keepAnyway<K extends WorkKind>(
  client: QueryClient,
  kind: K,
  id: number,
  { change, add }: { change: ChangeBody<K>; add: AddBody<K> },
): Promise<{ work: WorkOf[K]; how: 'back' | 'new' }> {
  try {
    await restoreWork(client, kind, id);
    return { work: await changeWork(client, kind, id, change), how: 'back' };
  } catch (error) {
    if (!isGone(error)) throw error;
    return { work: await addWork(client, kind, add), how: 'new' };
  }
}
