import { Field } from '../../kit/field.tsx';
import { Select, TextArea, TextInput } from '../../kit/inputs.tsx';
import { StarRating } from '../../kit/star-rating.tsx';
import { PictureField } from '../../parts/works/picture-field.tsx';
import {
  READING_STATUS_CHOICES,
  type ReadingStatus,
  STATUS_LABELS,
} from '../../parts/works/reading-status.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';
import type { BookDraft } from './book-draft.ts';

type Props = {
  draft: BookDraft;
  onChange: (draft: BookDraft) => void;
  errors: Record<string, string>;
  /** Also what one has to say about a book only later. */
  all?: boolean;
  /** Before the names of what has to be filled in. */
  titleLabel?: string;
  authorLabel?: string;
};

export function BookFields({
  draft,
  onChange,
  errors,
  all,
  titleLabel = everywhere.title,
  authorLabel = everywhere.author,
}: Props) {
  const set = <Name extends keyof BookDraft>(name: Name, value: BookDraft[Name]) =>
    onChange({ ...draft, [name]: value });
  return (
    <>
      <Field label={titleLabel} error={errors.title}>
        {(control) => (
          <TextInput
            {...control}
            name="title"
            dir="auto"
            autoComplete="off"
            maxLength={500}
            required
            value={draft.title}
            onChange={(event) => set('title', event.target.value)}
          />
        )}
      </Field>
      <Field label={authorLabel} error={errors.author}>
        {(control) => (
          <TextInput
            {...control}
            name="author"
            dir="auto"
            autoComplete="off"
            maxLength={300}
            required
            value={draft.author}
            onChange={(event) => set('author', event.target.value)}
          />
        )}
      </Field>
      <PictureField
        label={say.coverImageUrl}
        name="coverUrl"
        value={draft.coverUrl}
        onChange={(address) => set('coverUrl', address)}
        work={{
          kind: 'book',
          title: draft.title || say.untitled,
          creator: draft.author,
          year: null,
        }}
        error={errors.coverUrl}
      />
      {all && (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={everywhere.status} error={errors.status}>
              {(control) => (
                <Select
                  {...control}
                  name="status"
                  value={draft.status}
                  onChange={(event) => set('status', event.target.value as ReadingStatus | '')}
                >
                  <option value="">{say.noStatus}</option>
                  {READING_STATUS_CHOICES.map((status) => (
                    <option key={status} value={status}>
                      {STATUS_LABELS[status]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={say.dateRead} optional error={errors.dateRead}>
              {(control) => (
                <TextInput
                  {...control}
                  name="dateRead"
                  type="date"
                  // Else the browser lets a year have six digits.
                  max="9999-12-31"
                  value={draft.dateRead}
                  onChange={(event) => set('dateRead', event.target.value)}
                />
              )}
            </Field>
          </div>
          <Field label={say.rating} error={errors.rating}>
            {(control) => (
              <StarRating
                control={control}
                value={draft.rating}
                onChange={(rating) => set('rating', rating)}
              />
            )}
          </Field>
        </>
      )}
      <Field label={say.isbn} optional help={all ? undefined : say.isbnDigits} error={errors.isbn}>
        {(control) => (
          <TextInput
            {...control}
            name="isbn"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            className="tabular-nums"
            value={draft.isbn}
            onChange={(event) => set('isbn', event.target.value)}
          />
        )}
      </Field>
      {all && (
        <Field label={everywhere.notes} optional error={errors.notes}>
          {(control) => (
            <TextArea
              {...control}
              name="notes"
              dir="auto"
              rows={5}
              maxLength={20_000}
              className="font-serif"
              value={draft.notes}
              onChange={(event) => set('notes', event.target.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}
