import { Badge } from '../../kit/badge.tsx';
import type { OwnWork } from '../../parts/works/own-work.ts';
import { BookWall } from './book-wall.tsx';
import { COLLECTION_WORDS } from './wall-words.ts';

const kindOf = ({ isConcept }: OwnWork) =>
  isConcept ? <Badge tone="note">Concept</Badge> : <Badge tone="plain">Book</Badge>;

/** Books and kept ideas side by side, told apart by their badges. */
export function Collection() {
  return <BookWall words={COLLECTION_WORDS} badgeOf={kindOf} />;
}
