import { Check } from 'lucide-react';
import { classes } from '../../kit/classes.ts';
import * as say from '../../words/first-steps.tsx';
import { STEP_LABELS, STEPS, type Step } from './steps.ts';

/** Which of the three steps this is. */
export function Progress({ step }: { step: Step }) {
  const at = STEPS.indexOf(step);
  return (
    <ol aria-label={say.progress} className="mx-auto grid max-w-md grid-cols-3">
      {STEPS.map((one, place) => {
        const isDone = place < at || step === 'complete';
        return (
          <li
            key={one}
            aria-current={one === step ? 'step' : undefined}
            className="relative grid justify-items-center gap-2 text-center"
          >
            {place > 0 && (
              <span
                aria-hidden="true"
                className={classes(
                  'absolute top-3.5 right-[calc(50%+1.375rem)] left-[calc(-50%+1.375rem)] h-px',
                  place <= at ? 'bg-accent' : 'bg-line-strong',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={classes(
                'grid size-7 place-items-center rounded-full border font-serif text-small lining-nums transition-colors duration-[var(--calm)]',
                isDone
                  ? 'border-accent bg-accent text-on-accent'
                  : one === step
                    ? 'border-accent text-accent'
                    : 'border-line-strong text-ink-faint',
              )}
            >
              {isDone ? <Check size={14} strokeWidth={2.5} /> : place + 1}
            </span>
            <span
              className={classes('text-caption', one === step ? 'font-medium text-ink' : 'text-ink-faint')}
            >
              {STEP_LABELS[one]}
              {isDone && <span className="sr-only">{say.doneSpoken}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
