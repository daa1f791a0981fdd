import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Book } from '#contract/books.ts';
import { inFigures } from '../../data/counted.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/inputs.tsx';
import { intent } from '../../kit/on-intent.tsx';
import { toast } from '../../kit/toast.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { setStatusOf } from '../../parts/works/collections.ts';
import {
  READING_STATUS_CHOICES,
  type ReadingStatus,
  STATUS_LABELS,
} from '../../parts/works/reading-status.ts';
import * as counts from '../../words/counts.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';
import { DeleteBooks } from './dialogs.tsx';

type Props = {
  picked: Book[];
  all: readonly Book[];
  onAll: () => void;
  onDone: () => void;
};

/** What can be done with several books at once; at the foot of the window, where a thumb reaches it. */
export function PickingBar({ picked, all, onAll, onDone }: Props) {
  const client = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const { busy: isBusy, attempt } = useAttempt(everywhere.thatCouldNotBeChanged);

  const setStatus = (status: ReadingStatus | null) =>
    attempt(async () => {
      const books = picked;
      await setStatusOf(
        client,
        books.map(({ id }) => id),
        status,
      );
      toast({
        title: say.statusSet(
          counts.books(books.length),
          status ? STATUS_LABELS[status].toLowerCase() : say.noStatusInSentence,
        ),
      });
      onDone();
    });

  return (
    <section
      aria-label={say.selectedBooks}
      data-at-foot
      className="sticky bottom-3 z-20 mt-8 flex flex-wrap items-center gap-2 rounded-large border border-line bg-float px-3 py-2 shadow-float sm:gap-3 sm:px-4"
    >
      <p className="mr-auto min-w-24 text-small font-medium tabular-nums" aria-live="polite">
        {say.selected(picked.length)}
      </p>
      <Button size="small" variant="quiet" disabled={picked.length === all.length} onClick={onAll}>
        {say.selectAll(inFigures(all.length))}
      </Button>
      <Select
        aria-label={say.setStatusOfSelected}
        disabled={picked.length === 0 || isBusy}
        value=""
        onChange={(event) =>
          void setStatus(event.target.value === 'none' ? null : (event.target.value as ReadingStatus))
        }
        className="w-auto! py-1! text-small!"
      >
        <option value="" disabled>
          {say.setStatusDots}
        </option>
        {READING_STATUS_CHOICES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
        <option value="none">{say.noStatus}</option>
      </Select>
      <Button
        size="small"
        variant="danger"
        disabled={picked.length === 0 || isBusy}
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
        {...intent(DeleteBooks)}
        onClick={() => setDeleting(true)}
      >
        {everywhere.deleteIt}
      </Button>
      <Button size="small" onClick={onDone}>
        {everywhere.done}
      </Button>
      {isDeleting && <DeleteBooks books={picked} onClose={() => setDeleting(false)} onDeleted={onDone} />}
    </section>
  );
}
