import { MessageCircle, Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Book } from '#contract/books.ts';
import { toast } from '../../kit/toast.ts';
import { writeMirror } from '../../mirror.ts';
import { shortTitle } from '../../parts/works/collections.ts';
import type { WorkAction } from '../../parts/works/work-actions.tsx';
import { discussionPath } from '../../routes/discussion-path.ts';
import { useDialogParam } from '../../routes/use-dialog-param.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';
import { deleteParam, editParam } from './address.ts';
import { DeleteBooks, EditBook } from './dialogs.tsx';

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const;
const START = <MessageCircle {...ICON} />;
const EDIT = <Pencil {...ICON} />;
const DELETE = <Trash2 {...ICON} />;

/** What the page can do with any of its books. */
export type BookDeeds = {
  edit: (id: number) => void;
  remove: (id: number) => void;
  activate: (event: MouseEvent, book: Pick<Book, 'id' | 'title'>) => void;
};

/** Made once for the page: asking the address on every card costs each row that scrolls in. */
export function useBookDeeds(): BookDeeds {
  const { open: edit } = useDialogParam(editParam, null);
  const { open: remove } = useDialogParam(deleteParam, null);
  const [, navigate] = useLocation();
  return useMemo(
    () => ({
      edit,
      remove,
      // A click on a card makes its book the active one and leads home, from where its talk is one step away.
      activate: (event, { id, title }) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        writeMirror('activeBookId', String(id));
        toast({
          title: say.isYourActiveBook(shortTitle(title)),
          action: { label: say.start, run: () => navigate(talkAbout(id)) },
        });
      },
    }),
    [edit, remove, navigate],
  );
}

/** What can be done with a book from its card. */
export function bookActions({ id }: Pick<Book, 'id'>, { edit, remove }: BookDeeds): WorkAction[] {
  return [
    { label: say.start, icon: START, to: talkAbout(id) },
    { label: everywhere.edit, icon: EDIT, onSelect: () => edit(id), load: EditBook.load, needsServer: true },
    {
      label: everywhere.deleteIt,
      icon: DELETE,
      variant: 'danger',
      onSelect: () => remove(id),
      load: DeleteBooks.load,
      needsServer: true,
    },
  ];
}

function talkAbout(id: number): string {
  return discussionPath({ kind: 'book', itemId: id });
}
