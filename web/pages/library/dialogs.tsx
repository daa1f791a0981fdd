import { useEffect, useRef } from 'react';
import type { Book } from '#contract/books.ts';
import { onIntent } from '../../kit/on-intent.tsx';
import { toast } from '../../kit/toast.ts';
import { useDialogParam } from '../../routes/use-dialog-param.ts';
import * as say from '../../words/library.tsx';
import { addParam, deleteParam, editParam } from './address.ts';

export const AddBooks = onIntent(() => import('./add/add-books.tsx').then((m) => m.AddBooks));
export const EditBook = onIntent(() => import('./edit-book.tsx').then((m) => m.EditBook));
export const DeleteBooks = onIntent(() => import('./delete-books.tsx').then((m) => m.DeleteBooks));

/** Those of the library, open as the address says. */
export function LibraryDialogs({ books }: { books: Book[] | undefined }) {
  const adding = useDialogParam(addParam, 'no');
  const editing = useDialogParam(editParam, null);
  const deleting = useDialogParam(deleteParam, null);
  const edited = useBook(books, editing.value, editing.close);
  const deleted = useBook(books, deleting.value, deleting.close);
  return (
    <>
      {adding.value !== 'no' && (
        <AddBooks
          tab={adding.value}
          onTab={(tab) => adding.change(tab, { replace: true })}
          onClose={adding.close}
        />
      )}
      {edited && (
        <EditBook key={edited.book.id} book={edited.book} isGone={edited.isGone} onClose={editing.close} />
      )}
      {deleted && !deleted.isGone && <DeleteBooks books={[deleted.book]} onClose={deleting.close} />}
    </>
  );
}

/** The book with this id, also when it is deleted elsewhere while its dialog is open. */
function useBook(books: Book[] | undefined, id: number | null, close: () => void) {
  const last = useRef<Book | null>(null);
  const now = id === null ? undefined : books?.find((book) => book.id === id);
  if (now) last.current = now;
  const known = last.current?.id === id ? last.current : null;
  const isUnknown = id !== null && books !== undefined && !known;
  useEffect(() => {
    if (!isUnknown) return;
    toast({ title: say.thatBookIsGone });
    close();
  }, [isUnknown, close]);
  return id !== null && known ? { book: now ?? known, isGone: !now } : null;
}
