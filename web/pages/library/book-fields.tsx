import type { ComponentProps } from 'react';
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
  const form = { draft, errors, set };
  return (
    <>
      <Line {...form} name="title" label={titleLabel} dir="auto" maxLength={500} required />
      <Line {...form} name="author" label={authorLabel} dir="auto" maxLength={300} required />
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
            {/* Else the browser lets a year have six digits. */}
            <Line {...form} name="dateRead" label={say.dateRead} optional type="date" max="9999-12-31" />
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
      <Line
        {...form}
        name="isbn"
        label={say.isbn}
        optional
        help={all ? undefined : say.isbnDigits}
        inputMode="numeric"
        spellCheck={false}
        className="tabular-nums"
      />
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

type LineProps = {
  draft: BookDraft;
  errors: Record<string, string>;
  set: (name: LineName, value: string) => void;
  name: LineName;
  label: string;
  optional?: boolean;
  help?: string | undefined;
};
type LineName = Exclude<keyof BookDraft, 'status' | 'rating'>;

/** A field that is one line of text. */
function Line({
  draft,
  errors,
  set,
  name,
  label,
  optional,
  help,
  ...own
}: LineProps & Omit<ComponentProps<typeof TextInput>, keyof LineProps>) {
  return (
    <Field label={label} optional={optional} help={help} error={errors[name]}>
      {(control) => (
        <TextInput
          autoComplete="off"
          {...own}
          {...control}
          name={name}
          value={draft[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      )}
    </Field>
  );
}
