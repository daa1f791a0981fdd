import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined };

export function Checkbox({ label, error, ...rest }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-2.5">
        <span className="relative mt-[0.2rem] grid size-5 shrink-0 place-items-center touch:size-6">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer absolute inset-0 size-full appearance-none rounded-small border border-line-strong bg-surface checked:border-accent checked:bg-accent aria-invalid:border-danger"
          />
          <Check
            size={14}
            strokeWidth={2.5}
            aria-hidden="true"
            className="pointer-events-none relative text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="text-small text-ink-soft touch:py-1">
          {label}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
