import { CONCEPT_AUTHOR, type Kind } from '#contract/kinds.ts';

/** A concept may stand among the books; it is drawn as what it is. */
export const coverKind = ({ kind, creator }: { kind: Kind; creator: string }): Kind =>
  kind === 'book' && creator === CONCEPT_AUTHOR ? 'concept' : kind;
