import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Book } from '#contract/books.ts';
import { wordsFor } from '../../call.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { deleteWorks } from '../../parts/works/delete-works.ts';

export function DeleteBook({ book, onClose }: { book: Book; onClose: () => void }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await deleteWorks(client, 'book', [book]);
      onClose();
    } catch (error) {
      console.error(error);
      setTrouble(wordsFor(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title="Delete Book" onClose={onClose}>
      <div className="grid gap-5">
        <p dir="auto" className="max-h-60 overflow-y-auto [overflow-wrap:anywhere]">
          Are you sure you want to delete "{book.title}"? This action cannot be undone.
        </p>
        <p className="text-small text-ink-soft">
          Its discussions go with it. Only for the next ten seconds, a notification will offer to undo it.
        </p>
        {trouble && <Alert tone="danger">{trouble}</Alert>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={busy && 'Deleting...'} onClick={remove}>
            Delete
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
