/** The address of the work's picture on the web: the owner's own, else the catalogue's. */
import { lookUp } from '#catalogue/look-up.ts';
import { pictureAddress } from '#catalogue/pictures.ts';
import type { Kind } from '#contract/kinds.ts';
import { SHARED_PICTURE_WIDTH } from '#contract/shares.ts';
import type { Store } from '../store/store.ts';

type Shown = { userId: number; kind: Kind; itemId: number | null; title: string; creator: string };

export const pictureOf = async (store: Store, work: Shown): Promise<string | null> => {
  const own = work.itemId === null ? null : await store.items.pictureOf(work.userId, work.kind, work.itemId);
  return own ?? ofCatalogue(work);
};

const ofCatalogue = (work: Shown): string | null => {
  const known = lookUp(work);
  return known?.kind === 'artwork' ? pictureAddress(known.entry, SHARED_PICTURE_WIDTH) : null;
};
