import { Badge } from '../../kit/badge.tsx';
import type { OwnWork } from '../../parts/works/own-work.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/shelves.ts';
import { BookWall } from './book-wall.tsx';
import { COLLECTION_WORDS } from './wall-words.ts';

const kindOf = ({ isConcept }: OwnWork) =>
  isConcept ? <Badge tone="note">{say.concept}</Badge> : <Badge tone="plain">{everywhere.book}</Badge>;

/** Books and kept ideas side by side, told apart by their badges. */
export function Collection() {
  return <BookWall words={COLLECTION_WORDS} badgeOf={kindOf} />;
}
