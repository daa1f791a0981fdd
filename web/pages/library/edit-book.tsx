import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Book } from '#contract/books.ts';
import { wordsFor } from '../../call.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { toast } from '../../kit/toast.ts';
import { SubmissionAlert } from '../../parts/submission-alert.tsx';
import { hasWrongFields, useSubmission } from '../../parts/use-submission.ts';
import { knownWork, shortTitle } from '../../parts/works/collections.ts';
import { GoneNotice } from '../../parts/works/gone-notice.tsx';
import { GoneElsewhere, isChangedElsewhere, keepAnyway, saveWork } from '../../parts/works/save-work.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';
import { type BookDraft, changesIn, changesWithWas, draftOf } from './book-draft.ts';
import { BookFields } from './book-fields.tsx';

type Props = { book: Book; isGone: boolean; onClose: () => void };

/** Sends only what was changed, so that what another device changed meanwhile stays. */
export function EditBook({ book, isGone, onClose }: Props) {
  const client = useQueryClient();
  const [before, setBefore] = useState(() => draftOf(book));
  const [draft, setDraft] = useState(before);
  const [gone, setGone] = useState(false);
  const submission = useSubmission({
    send: async () => {
      const { was, ...changes } = changesWithWas(before, draft);
      if (Object.keys(changes).length > 0) await saveWork(client, 'book', book.id, { ...changes, was });
    },
    done: () => {
      toast({ title: say.isSaved(shortTitle(draft.title.trim())) });
      onClose();
    },
    explain: (error) => {
      const isDeleted = error instanceof GoneElsewhere;
      if (isDeleted) setGone(true);
      else if (isChangedElsewhere(error)) {
        // Both have been seen now: who saves again means it.
        const now = draftOf(knownWork(client, 'book', book.id) ?? book);
        const seen = Object.keys(error.fields) as (keyof BookDraft)[];
        setBefore({ ...before, ...Object.fromEntries(seen.map((field) => [field, now[field]])) });
      } else if (!hasWrongFields(error)) toast({ title: say.theBookCouldNotBeSaved, tone: 'danger' });
      return isDeleted ? null : wordsFor(error);
    },
  });
  const canSave = draft.title.trim() !== '' && draft.author.trim() !== '';

  const keep = async () => {
    const all = changesIn(draftOf(null), draft);
    const { how } = await keepAnyway(client, 'book', book.id, {
      change: changesIn(before, draft),
      add: { ...all, title: draft.title, author: draft.author },
    });
    const title = `“${shortTitle(draft.title.trim())}”`;
    toast({ title: how === 'back' ? say.isBackWithYourChanges(title) : say.wasAddedAgain(title) });
    onClose();
  };

  return (
    <Dialog title={say.editBook} onClose={onClose}>
      <form {...submission.formProps} className="grid gap-5">
        {(gone || isGone) && <GoneNotice noun={say.book} onKeep={keep} onLetGo={onClose} />}
        {submission.alert && Object.keys(submission.fields).length === 0 && (
          <SubmissionAlert of={submission} />
        )}
        <BookFields draft={draft} onChange={setDraft} errors={submission.fields} all />
        <DialogFoot>
          <Button onClick={onClose}>{everywhere.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!canSave || gone || isGone}
            busy={submission.busy && everywhere.saving}
          >
            {everywhere.saveChanges}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
