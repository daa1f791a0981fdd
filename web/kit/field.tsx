import { type ReactNode, useId } from 'react';
import * as say from '../words/house.tsx';
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

/** Label above, help below; in its place, when something is wrong, what is wrong in words. */
export function Field({ label, help, error, optional, className, children }: Props) {
  const id = useId();
  const describedBy = error ? `${id}-error` : help ? `${id}-help` : undefined;
  return (
    <div className={classes('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-small font-medium text-ink">
        {label}
        {optional && <span className="font-normal text-ink-faint"> {say.optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="text-small text-danger">
          {error}
        </p>
      )}
      {help && !error && (
        <p id={`${id}-help`} className="text-caption text-ink-faint">
          {help}
        </p>
      )}
    </div>
  );
}
