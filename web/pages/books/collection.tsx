import { Badge } from '../../kit/badge.tsx';
import { BookWall } from './book-wall.tsx';
import { COLLECTION_WORDS } from './wall-words.ts';

/** Books and kept ideas side by side, told apart by their badges. */
export function Collection() {
  return (
    <BookWall
      words={COLLECTION_WORDS}
      badgeOf={({ isConcept }) =>
        isConcept ? <Badge tone="note">Concept</Badge> : <Badge tone="plain">Book</Badge>
      }
    />
  );
}
