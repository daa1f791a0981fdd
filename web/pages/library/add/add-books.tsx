import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery } from '../../../data/books.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { DialogFoot } from '../../../kit/dialog-foot.tsx';
import { Tabs } from '../../../kit/tabs.tsx';
import { toast } from '../../../kit/toast.ts';
import { SubmissionAlert } from '../../../parts/submission-alert.tsx';
import { hasWrongFields, useSubmission } from '../../../parts/use-submission.ts';
import { addWork, shortTitle } from '../../../parts/works/collections.ts';
import { notAdded } from '../../../parts/works/not-added.ts';
import { patiently } from '../../../parts/works/patiently.ts';
import * as counts from '../../../words/counts.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/library.tsx';
import { changesIn, draftOf } from '../book-draft.ts';
import { BookFields } from '../book-fields.tsx';
import { type Candidate, keyOf, ownedKeys } from './candidates.ts';
import { Featured } from './featured.tsx';
import { FindBooks } from './find-books.tsx';

type Tab = 'featured' | 'search' | 'manual';
type Props = { tab: Tab; onTab: (tab: Tab) => void; onClose: () => void };

const NOTHING = draftOf(null);

/** Three ways to come by a book; what is chosen in one stays chosen in the others. */
export function AddBooks({ tab, onTab, onClose }: Props) {
  const client = useQueryClient();
  const { data: books } = useQuery(booksQuery);
  const owned = ownedKeys(books);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const [draft, setDraft] = useState(NOTHING);
  const isTyped = draft.title.trim() !== '' && draft.author.trim() !== '';
  const count = chosen.size + (isTyped ? 1 : 0);

  const toggle = (candidate: Candidate) =>
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(keyOf(candidate))) next.set(keyOf(candidate), candidate);
      return next;
    });
  const submission = useSubmission({
    // One after the other, in the order they were chosen: what was added before a fault stays added.
    send: async () => {
      const added: string[] = [];
      for (const [key, { title, author, isbn, coverUrl }] of chosen) {
        await patiently(() => addWork(client, 'book', { title, author, isbn, coverUrl }));
        added.push(title);
        setChosen((before) => new Map([...before].filter(([other]) => other !== key)));
      }
      if (isTyped) {
        const { title, author } = draft;
        await patiently(() => addWork(client, 'book', { ...changesIn(NOTHING, draft), title, author }));
        added.push(title.trim());
      }
      return added;
    },
    done: (added) => {
      const [only = ''] = added;
      toast({
        title:
          added.length === 1
            ? say.bookIsInYourLibrary(shortTitle(only))
            : say.booksAreInYourLibrary(added.length),
      });
      onClose();
    },
    explain: (error) => {
      if (isTyped && chosen.size === 0) onTab('manual');
      const { title, words } = notAdded(error, everywhere.notAllCouldBeAdded);
      if (!hasWrongFields(error)) toast({ title, tone: 'danger' });
      return words;
    },
  });

  return (
    <Dialog title={everywhere.addBooks} wide guarded={chosen.size > 0} onClose={onClose}>
      <form {...submission.formProps} className="grid gap-5">
        <Tabs
          label={say.waysToAddBooks}
          value={tab}
          onChange={(next) => onTab(next as Tab)}
          tabs={[
            {
              value: 'featured',
              label: say.featuredBooks,
              panel: <Featured owned={owned} chosen={chosen} onToggle={toggle} />,
            },
            {
              value: 'search',
              label: say.searchBooks,
              panel: (
                <FindBooks
                  owned={owned}
                  chosen={chosen}
                  onToggle={toggle}
                  onByHand={(title) => {
                    setDraft({ ...draft, title });
                    onTab('manual');
                  }}
                />
              ),
            },
            {
              value: 'manual',
              label: everywhere.addManually,
              panel: (
                <div className="grid gap-5">
                  <BookFields
                    draft={draft}
                    onChange={setDraft}
                    errors={submission.fields}
                    titleLabel={say.bookTitleStarred}
                    authorLabel={say.authorStarred}
                  />
                  <p role="status" className="text-small text-care empty:hidden">
                    {isTyped && owned.has(keyOf(draft)) && say.thisOneIsThereAlready}
                  </p>
                </div>
              ),
            },
          ]}
        />
        <DialogFoot
          trouble={
            submission.alert &&
            !(tab === 'manual' && Object.keys(submission.fields).length > 0) && (
              <SubmissionAlert of={submission} />
            )
          }
        >
          <p
            role="status"
            className="mr-auto text-small text-ink-soft tabular-nums empty:absolute max-sm:basis-full"
          >
            {chosen.size > 0 && say.chosen(counts.books(chosen.size))}
          </p>
          <Button onClick={onClose}>{everywhere.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={count === 0}
            busy={submission.busy && everywhere.adding}
          >
            {chosen.size > 0 ? say.addCounted(count) : everywhere.addBook}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
