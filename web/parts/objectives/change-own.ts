import type { QueryClient } from '@tanstack/react-query';
import { fold } from '#catalogue/folding.ts';
import type { CustomObjective } from '#contract/objectives.ts';
import { CallError, call } from '../../call.ts';
import { customObjectivesQuery } from '../../data/custom-objectives.ts';
import * as say from '../../words/objectives.tsx';
import { addedOnce } from '../added-once.ts';

/** Whether there is one of this name already, ours or the person's. */
export function isTaken(title: string, names: readonly string[]): boolean {
  return names.some((name) => fold(name) === fold(title));
}

export async function addOwnObjective(client: QueryClient, title: string): Promise<void> {
  const body = { title, description: say.describesTheObjective(title) };
  const added = await addedOnce(body, (clientId) =>
    call('POST /api/custom-objectives', { body: { ...body, clientId } }),
  );
  client.setQueryData(
    customObjectivesQuery.queryKey,
    (own) => own && [added, ...own.filter(({ id }) => id !== added.id)],
  );
}

/** What was deleted elsewhere meanwhile is gone all the same. */
export async function deleteOwnObjective(client: QueryClient, { id }: CustomObjective): Promise<void> {
  try {
    await call('DELETE /api/custom-objectives/{id}', { params: { id } });
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error;
  }
  client.setQueryData(customObjectivesQuery.queryKey, (own) => own?.filter((one) => one.id !== id));
}
