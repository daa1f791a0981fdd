import { MessageCircle, Pencil, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Book } from '#contract/books.ts';
import { toast } from '../../kit/toast.ts';
import { writeMirror } from '../../mirror.ts';
import { shortTitle } from '../../parts/works/collections.ts';
import type { WorkAction } from '../../parts/works/work-actions.tsx';
import { discussionPath } from '../../routes/discussion-path.ts';
import { useDialogParam } from '../../routes/use-dialog-param.ts';
import { deleteParam, editParam } from './address.ts';
import { DeleteBook, EditBook } from './dialogs.tsx';

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done with a book from its card. */
export function useBookActions({ id }: Pick<Book, 'id'>): WorkAction[] {
  const { open: edit } = useDialogParam(editParam, null);
  const { open: remove } = useDialogParam(deleteParam, null);
  return useMemo(
    () => [
      { label: 'Start', icon: <MessageCircle {...ICON} />, to: talkAbout(id) },
      { label: 'Edit', icon: <Pencil {...ICON} />, onSelect: () => edit(id), load: EditBook.load },
      {
        label: 'Delete',
        icon: <Trash2 {...ICON} />,
        variant: 'danger',
        onSelect: () => remove(id),
        load: DeleteBook.load,
      },
    ],
    [id, edit, remove],
  );
}

/** A click on a card makes its book the active one and leads home, from where its talk is one step away. */
export function useActivation({ id, title }: Pick<Book, 'id' | 'title'>) {
  const [, navigate] = useLocation();
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    writeMirror('activeBookId', String(id));
    toast({
      title: `“${shortTitle(title)}” is your active book`,
      action: { label: 'Start', run: () => navigate(talkAbout(id)) },
    });
  };
}

function talkAbout(id: number): string {
  return discussionPath({ kind: 'book', itemId: id });
}
