import { memo, type ReactNode } from 'react';
import type { Book } from '#contract/books.ts';
import { isPlainClick } from '../../parts/is-plain-click.ts';
import type { useObjectivesPlace } from '../../parts/objectives/place.ts';
import { type OwnWork, ownWork } from '../../parts/works/own-work.ts';
import { WorkCard } from '../../parts/works/work-card.tsx';

type Place = ReturnType<typeof useObjectivesPlace>;
type Props = {
  book: Book;
  addressOf: Place['addressOf'];
  open: Place['open'];
  badgeOf: (work: OwnWork) => ReactNode;
  tabStop: boolean;
};

/** Drawn anew only when it changes itself, not with each row that scrolls in. */
export const WallCard = memo(function WallCard({ book, addressOf, open, badgeOf, tabStop }: Props) {
  const work = ownWork('book', book);
  return (
    <WorkCard
      work={work}
      to={addressOf({ itemId: book.id })}
      onOpen={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open({ itemId: book.id });
      }}
      badge={badgeOf(work)}
      tabStop={tabStop}
    />
  );
});
