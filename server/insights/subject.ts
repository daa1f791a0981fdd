import { lookUp } from '#catalogue/look-up.ts';
import type { Kind } from '#contract/kinds.ts';
import { itemKey } from './item-key.ts';

type Named = { kind: Kind; itemId: number | null; title: string; creator: string };

/** A work or an idea as insights name it, with its place in the catalogue where it is not the person's own. */
export const subjectOf = (named: Named) => {
  const { kind, itemId, title, creator } = named;
  const slug = itemId === null ? (lookUp({ kind, title, creator })?.entry.id ?? null) : null;
  return { key: itemKey(named), kind, itemId, slug, title, creator };
};
