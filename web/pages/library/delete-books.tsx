import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Book } from '#contract/books.ts';
import { wordsFor } from '../../call.ts';
import { counted } from '../../data/counted.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { deleteWorks } from '../../parts/works/delete-works.ts';

type Props = { books: readonly Book[]; onClose: () => void; onDeleted?: () => void };

const NAMED = 5;
const UNDO = 'Only for the next ten seconds, a notification will offer to undo it.';

export function DeleteBooks({ books: chosen, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  // As they were chosen: the list behind grows shorter while they go.
  const [books] = useState(chosen);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [first] = books;
  const isOne = books.length === 1;
  const remove = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await deleteWorks(client, 'book', [...books]);
      onClose();
      onDeleted?.();
    } catch (error) {
      console.error(error);
      setTrouble(wordsFor(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={isOne ? 'Delete Book' : `Delete ${counted(books.length, 'book')}`} onClose={onClose}>
      <div className="grid gap-5">
        <p dir="auto" className="max-h-60 overflow-y-auto [overflow-wrap:anywhere]">
          {isOne
            ? `Are you sure you want to delete "${first?.title}"? This action cannot be undone.`
            : `Are you sure you want to delete these ${counted(books.length, 'book')}? This action cannot be undone.`}
        </p>
        {!isOne && (
          <ul className="grid gap-1 border-l border-line pl-4 font-serif text-small text-ink-soft">
            {books.slice(0, NAMED).map(({ id, title }) => (
              <li key={id} dir="auto" className="truncate">
                {title}
              </li>
            ))}
            {books.length > NAMED && <li>and {counted(books.length - NAMED, 'book')} more</li>}
          </ul>
        )}
        <p className="text-small text-ink-soft">
          {isOne ? 'Its discussions go with it.' : 'Their discussions go with them.'} {UNDO}
        </p>
        {trouble && <Alert tone="danger">{trouble}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={busy && 'Deleting...'} needsServer onClick={remove}>
            Delete
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
