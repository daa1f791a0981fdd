import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from './classes.ts';

type Props = { tone: 'danger' | 'good'; children: ReactNode; ref?: Ref<HTMLDivElement> };

/** Says, in the page and aloud, how an action ended. */
export function Alert({ tone, children, ref }: Props) {
  const Icon = tone === 'danger' ? CircleAlert : CircleCheck;
  return (
    <div
      ref={ref}
      role={tone === 'danger' ? 'alert' : 'status'}
      tabIndex={-1}
      className={classes(
        'flex animate-[fade_200ms] items-start gap-2.5 rounded-medium border-l-[3px] px-3.5 py-2.5 text-small text-ink',
        tone === 'danger' ? 'border-danger bg-danger-soft' : 'border-good bg-good-soft',
      )}
    >
      <Icon
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className={classes('mt-0.5 shrink-0', tone === 'danger' ? 'text-danger' : 'text-good')}
      />
      <div>{children}</div>
    </div>
  );
}

/** A `ref` for an alert that takes the place of what had the focus. */
export function focusOnArrival(alert: HTMLDivElement | null): void {
  alert?.focus();
}
