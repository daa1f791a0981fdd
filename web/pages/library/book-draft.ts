import type { Book } from '#contract/books.ts';
import type { AddBody } from '../../parts/works/collections.ts';
import type { ReadingStatus } from '../../parts/works/reading-status.ts';

type Field = Exclude<keyof AddBody<'book'>, 'userId'>;
type NotText = { status: ReadingStatus | ''; rating: number | null };

/** A book as it stands in a form: text where people type, with nothing for none. */
export type BookDraft = { [F in Field]-?: F extends keyof NotText ? NotText[F] : string };

export function draftOf(book: Book | null): BookDraft {
  return {
    title: book?.title ?? '',
    author: book?.author ?? '',
    coverUrl: book?.coverUrl ?? '',
    isbn: book?.isbn ?? '',
    notes: book?.notes ?? '',
    dateRead: book?.dateRead ?? '',
    status: book?.status ?? '',
    rating: book?.rating ?? null,
  };
}

type Changes = Partial<Pick<Book, keyof BookDraft>>;

/** What is to be sent: the fields that are not as they were, null for those that were emptied. */
export function changesIn(before: BookDraft, after: BookDraft): Changes {
  const changed = (Object.keys(after) as (keyof BookDraft)[]).filter(
    (field) => after[field] !== before[field],
  );
  return Object.fromEntries(changed.map((field) => [field, sent(field, after)]));
}

/** The same fields as they were, so that nothing is overwritten that somebody else put there meanwhile. */
export function changesWithWas(before: BookDraft, after: BookDraft): Changes & { was: Changes } {
  const changes = changesIn(before, after);
  const was = Object.keys(changes).map((field) => [field, sent(field as keyof BookDraft, before)]);
  return { ...changes, was: Object.fromEntries(was) };
}

function sent(field: keyof BookDraft, draft: BookDraft): unknown {
  if (field === 'title' || field === 'author') return draft[field];
  const value = draft[field];
  return typeof value === 'string' && value.trim() === '' ? null : value;
}
