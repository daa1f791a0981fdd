import { useEffect, useRef } from 'react';
import type { Book } from '#contract/books.ts';
import { toast } from '../../kit/toast.ts';
import { Objectives } from '../../parts/objectives/objectives.ts';
import type { useObjectivesPlace } from '../../parts/objectives/place.ts';
import * as say from '../../words/shelves.ts';

type Props = {
  place: ReturnType<typeof useObjectivesPlace>;
  books: readonly Book[];
  /** Asks the server anew; answers what there is. */
  lookAgain: () => Promise<readonly Book[] | undefined>;
};

/** The objectives of the book the address names. One that is not there may have been added elsewhere since. */
export function ChosenBook({ place, books, lookAgain }: Props) {
  const { chosen, close, leaveFor } = place;
  const id = chosen && 'itemId' in chosen ? chosen.itemId : null;
  const book = id === null ? undefined : books.find((one) => one.id === id);
  const isMissing = chosen !== null && !book;
  const now = useRef({ close, lookAgain });
  now.current = { close, lookAgain };

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    const give = (found: readonly Book[] | undefined) => {
      // Without an answer the list says for itself that it could not be fetched.
      if (!isWanted || found?.some((one) => one.id === id)) return;
      toast({ title: say.thatBookIsNotHere, description: say.itMayHaveBeenDeleted });
      now.current.close();
    };
    void now.current.lookAgain().then(give);
    return () => {
      isWanted = false;
    };
  }, [isMissing, id]);

  if (!book) return null;
  const { title, author: creator } = book;
  return (
    <Objectives
      key={book.id}
      subject={{ discussed: { kind: 'book', itemId: book.id }, title, creator }}
      onLeave={leaveFor}
      onClose={close}
    />
  );
}
