import type { Transaction } from 'kysely';
import type { Authorized } from '../../policies/permit.ts';
import { addWorks } from '../../store/imports.ts';
import type { Tables } from '../../store/tables.ts';
import { WORK_SHAPES, type WorkKind } from '../../store/work-shapes.ts';
import type { Saving } from './saving.ts';
import type { WorkDraft } from './work-line.ts';

/** Lists show the newest id first: what was added last there, or stands first in the file, gets the highest. */
export const saveWorks = async (
  step: Transaction<Tables>,
  owner: Authorized<'collection'>,
  works: readonly WorkDraft[],
  { now, between }: Saving,
): Promise<void> => {
  const ordered = works
    .toReversed()
    .map((draft) => ({ draft, addedAt: Math.min(draft.addedAt ?? now, now) }))
    .sort((a, b) => a.addedAt - b.addedAt);
  for (const kind of Object.keys(WORK_SHAPES) as WorkKind[]) {
    const rows = ordered
      .filter(({ draft }) => draft.kind === kind)
      .map(({ draft, addedAt }) => ({
        fields: draft.fields,
        lastSession: null,
        createdAt: addedAt,
        updatedAt: now,
      }));
    await addWorks(step, owner, kind, rows, between);
  }
};
