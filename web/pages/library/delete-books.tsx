import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Book } from '#contract/books.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { deleteBooks } from '../../parts/works/delete-works.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';

type Props = { books: readonly Book[]; onClose: () => void; onDeleted?: () => void };

const NAMED = 5;

export function DeleteBooks({ books: chosen, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  // As they were chosen: the list behind grows shorter while they go.
  const [books] = useState(chosen);
  const { busy, wrong, attempt } = useAttempt();
  const [first] = books;
  const isOne = books.length === 1;
  const remove = () =>
    attempt(async () => {
      await deleteBooks(client, books);
      onClose();
      onDeleted?.();
    });
  return (
    <Dialog title={isOne ? say.deleteBook : say.deleteBooks(books.length)} onClose={onClose}>
      <div className="grid gap-5">
        <p dir="auto" className="max-h-60 overflow-y-auto [overflow-wrap:anywhere]">
          {isOne ? say.sureToDelete(first?.title) : say.sureToDeleteSeveral(books.length)}
        </p>
        {!isOne && (
          <ul className="grid gap-1 border-l border-line pl-4 font-serif text-small text-ink-soft">
            {books.slice(0, NAMED).map(({ id, title }) => (
              <li key={id} dir="auto" className="truncate">
                {title}
              </li>
            ))}
            {books.length > NAMED && <li>{say.andMoreBooks(books.length - NAMED)}</li>}
          </ul>
        )}
        <p className="text-small text-ink-soft">
          {isOne ? say.itsDiscussionsGoWithIt : say.theirDiscussionsGoWithThem} {say.howLongItCanBeUndone}
        </p>
        {wrong && <Alert tone="danger">{wrong}</Alert>}
        <div className="acts">
          <Button onClick={onClose}>{everywhere.cancel}</Button>
          <Button variant="danger" busy={busy && everywhere.deleting} needsServer onClick={remove}>
            {everywhere.deleteIt}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
