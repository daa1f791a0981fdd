import { Check } from 'lucide-react';
import { classes } from '../../kit/classes.ts';
import type { OwnWork } from './own-work.ts';

export type Picking = { picked: boolean; onChange: (picked: boolean, event: { shiftKey: boolean }) => void };

type Props = { work: Pick<OwnWork, 'title' | 'creator'>; picking: Picking; tabStop: boolean };

/** The title as a box to tick, over the whole card. */
export function PickBox({ work, picking, tabStop }: Props) {
  return (
    <label className="cursor-pointer text-ink">
      <input
        type="checkbox"
        data-primary=""
        tabIndex={tabStop ? 0 : -1}
        checked={picking.picked}
        onChange={(event) => {
          const { nativeEvent } = event;
          picking.onChange(event.target.checked, {
            shiftKey: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          });
        }}
        className="absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-medium outline-offset-4"
        aria-label={`${work.title}, ${work.creator}`}
      />
      <span
        aria-hidden="true"
        className={classes(
          'absolute top-2 left-2 grid size-7 place-items-center rounded-full border shadow-lift',
          picking.picked
            ? 'border-transparent bg-accent text-on-accent'
            : 'border-line-strong bg-float *:invisible',
        )}
      >
        <Check size={16} strokeWidth={2.5} />
      </span>
      {work.title}
    </label>
  );
}
