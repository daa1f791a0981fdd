import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Book } from '#contract/books.ts';
import { wordsFor } from '../../call.ts';
import { counted, inFigures } from '../../data/counted.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/inputs.tsx';
import { intent } from '../../kit/on-intent.tsx';
import { toast } from '../../kit/toast.ts';
import {
  READING_STATUS_CHOICES,
  type ReadingStatus,
  STATUS_LABELS,
} from '../../parts/works/reading-status.ts';
import { setStatusOf } from './change-several.ts';
import { DeleteBooks } from './dialogs.tsx';

type Props = {
  picked: Book[];
  all: readonly Book[];
  onAll: () => void;
  onDone: () => void;
  /** To whoever cannot see how far it has come. */
  onSay: (words: string) => void;
};

/** What can be done with several books at once; at the foot of the window, where a thumb reaches it. */
export function PickingBar({ picked, all, onAll, onDone, onSay }: Props) {
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);

  const setStatus = async (status: ReadingStatus | null) => {
    const books = picked;
    setProgress(0);
    try {
      await setStatusOf(client, books, status, (done) => {
        setProgress(done);
        if (done % 50 === 0) onSay(`${done} of ${counted(books.length, 'book')}`);
      });
      toast({
        title: `${counted(books.length, 'book')}: ${status ? STATUS_LABELS[status].toLowerCase() : 'no status'}`,
      });
      onDone();
    } catch (error) {
      console.error(error);
      toast({ title: 'Not all could be changed', description: wordsFor(error), tone: 'danger' });
    } finally {
      setProgress(null);
      onSay('');
    }
  };

  return (
    <section
      aria-label="Selected books"
      data-at-foot
      className="sticky bottom-3 z-20 mt-8 flex flex-wrap items-center gap-2 rounded-large border border-line bg-float px-3 py-2 shadow-float sm:gap-3 sm:px-4"
    >
      <p className="mr-auto min-w-24 text-small font-medium tabular-nums" aria-live="polite">
        {progress === null ? `${inFigures(picked.length)} selected` : `${progress} done...`}
      </p>
      <Button size="small" variant="quiet" disabled={picked.length === all.length} onClick={onAll}>
        Select all {inFigures(all.length)}
      </Button>
      <Select
        aria-label="Set the status of the selected books"
        disabled={picked.length === 0 || progress !== null}
        value=""
        onChange={(event) =>
          void setStatus(event.target.value === 'none' ? null : (event.target.value as ReadingStatus))
        }
        className="w-auto! py-1! text-small!"
      >
        <option value="" disabled>
          Set status...
        </option>
        {READING_STATUS_CHOICES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
        <option value="none">No status</option>
      </Select>
      <Button
        size="small"
        variant="danger"
        disabled={picked.length === 0 || progress !== null}
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
        {...intent(DeleteBooks)}
        onClick={() => setDeleting(true)}
      >
        Delete
      </Button>
      <Button size="small" onClick={onDone}>
        Done
      </Button>
      {isDeleting && <DeleteBooks books={picked} onClose={() => setDeleting(false)} onDeleted={onDone} />}
    </section>
  );
}
