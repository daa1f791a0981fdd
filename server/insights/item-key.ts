/** The one name of a work or an idea in the figures, whichever of its discussions is meant. */
import type { Kind } from '#contract/kinds.ts';

type Named = { kind: Kind; itemId: number | null; title: string; creator: string };

/** Stands between title and maker; nobody can type it. */
const BETWEEN = '\u001f';

/** There is one concept of a name, whoever is said to have thought it. */
export const itemKey = ({ kind, itemId, title, creator }: Named): string => {
  if (itemId !== null) return `${kind}:${itemId}`;
  return kind === 'concept' ? `concept ${title}` : `${kind} ${title}${BETWEEN}${creator}`;
};
