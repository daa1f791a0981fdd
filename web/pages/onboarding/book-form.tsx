import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FoundBook } from '#contract/book-search.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { TextArea, TextInput } from '../../kit/inputs.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/first-steps.tsx';
import type { FirstShelf } from './first-shelf.ts';
import { FoundBooks } from './found-books.tsx';
import { useBookSearch } from './use-book-search.ts';

type Props = { shelf: FirstShelf; onClose: () => void };

/** A book by its title and author, which a search may fill in with what else is known of it. */
export function BookForm({ shelf, onClose }: Props) {
  const [title, setTitle] = useState('');
  const [author, setAuthor] = useState('');
  const [notes, setNotes] = useState('');
  const [chosen, setChosen] = useState<FoundBook | null>(null);
  const search = useBookSearch();
  const adding = useAttempt();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const asked = { title: title.trim(), author: author.trim() };
  const canSearch = asked.title !== '' || asked.author !== '';
  const canAdd = asked.title !== '' && asked.author !== '';

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!canAdd) return;
    void adding.attempt(async () => {
      // What was found is this book's only as long as it is called what was found.
      const known = chosen?.title === asked.title && chosen.author === asked.author ? chosen : null;
      const { isbn = null, coverUrl = null } = known ?? {};
      if (await shelf.add({ ...asked, isbn, coverUrl, notes: notes.trim() || null })) onClose();
    });
  };
  const searchOnEnter = (event: KeyboardEvent) => {
    // With both names there, Enter adds; with one of them it looks for the other.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || canAdd || !canSearch) return;
    event.preventDefault();
    search.find(asked);
  };

  return (
    <form
      onSubmit={add}
      noValidate
      aria-labelledby="different-book"
      className="grid gap-5 rounded-large border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="different-book" className="text-heading">
        {say.addADifferentBook}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={everywhere.title}>
          {(control) => (
            <TextInput
              {...control}
              ref={first}
              value={title}
              maxLength={500}
              autoComplete="off"
              onChange={(event) => setTitle(event.target.value)}
              onKeyDown={searchOnEnter}
            />
          )}
        </Field>
        <Field label={everywhere.author}>
          {(control) => (
            <TextInput
              {...control}
              value={author}
              maxLength={300}
              autoComplete="off"
              onChange={(event) => setAuthor(event.target.value)}
              onKeyDown={searchOnEnter}
            />
          )}
        </Field>
      </div>
      <Button
        className="justify-self-start"
        disabled={!canSearch}
        busy={search.isFetching && say.searching}
        icon={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
        needsServer
        onClick={() => search.find(asked)}
      >
        {say.searchForBook}
      </Button>
      <FoundBooks
        search={search}
        chosen={chosen}
        onChoose={(found) => {
          setChosen(found);
          setTitle(found.title);
          if (found.author) setAuthor(found.author);
        }}
      />
      <Field label={everywhere.notes} optional help={say.exampleOfNotes}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={notes}
            maxLength={20_000}
            onChange={(event) => setNotes(event.target.value)}
          />
        )}
      </Field>
      <div className="acts">
        <Button onClick={onClose}>{everywhere.cancel}</Button>
        <Button type="submit" variant="primary" disabled={!canAdd} busy={adding.busy && everywhere.adding}>
          {everywhere.addBook}
        </Button>
      </div>
    </form>
  );
}
