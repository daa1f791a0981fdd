import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

/** What a control inside a field must carry to be tied to its label, help and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, help below, the error in words beside what is wrong. */
export function Field({ label, help, error, optional, className, children }: Props) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={classes('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-small font-medium text-ink">
        {label}
        {optional && <span className="font-normal text-ink-faint"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="text-small text-danger">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-caption text-ink-faint">
          {help}
        </p>
      )}
    </div>
  );
}
