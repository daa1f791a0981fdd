import { classes } from '../../kit/classes.ts';
import { Field } from '../../kit/field.tsx';
import { TextArea, TextInput } from '../../kit/inputs.tsx';
import { SubmissionAlert } from '../submission-alert.tsx';
import { PictureField } from '../works/picture-field.tsx';
import type { GalleryKind } from './gallery-words.ts';
import type { WorkForm } from './use-work-form.ts';
import { CREATOR_FIELD, FORM_FIELDS, type FormField } from './work-form.ts';

type Props = { kind: GalleryKind; form: WorkForm };

/** The fields of a film or an artwork, to be filled for the first time or changed. */
export function WorkFields({ kind, form }: Props) {
  return (
    <>
      <SubmissionAlert of={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        {FORM_FIELDS[kind].map((field) => (
          <div key={field.name} className={classes(!field.half && 'sm:col-span-2')}>
            <OneField kind={kind} field={field} form={form} />
          </div>
        ))}
      </div>
    </>
  );
}

function OneField({ kind, field, form }: Props & { field: FormField }) {
  const { name, label, required, max, placeholder } = field;
  const value = form.values[name] ?? '';
  const error = form.wrong[name];
  if (field.kind === 'picture') {
    return (
      <PictureField
        label={label}
        name={name}
        value={value}
        onChange={(address) => form.set(name, address)}
        work={{
          kind,
          title: form.values.title ?? '',
          creator: form.values[CREATOR_FIELD[kind]] ?? '',
          year: form.values.year || null,
        }}
        error={error}
      />
    );
  }
  return (
    <Field label={label} optional={!required} error={error}>
      {(control) => {
        const common = {
          ...control,
          name,
          value,
          maxLength: max,
          placeholder,
          autoComplete: 'off',
          onBlur: () => form.leave(name),
        };
        return field.kind === 'notes' ? (
          <TextArea {...common} rows={4} onChange={(event) => form.set(name, event.target.value)} />
        ) : (
          <TextInput
            {...common}
            required={required !== undefined}
            inputMode={field.kind === 'number' ? 'numeric' : undefined}
            onChange={(event) => form.set(name, event.target.value)}
          />
        );
      }}
    </Field>
  );
}
