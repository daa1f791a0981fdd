import { ArrowDown } from 'lucide-react';
import { buttonStyle } from '../../../kit/button-style.ts';
import { classes } from '../../../kit/classes.ts';
import * as say from '../../../words/room.ts';

/** Stands over the talk, above the field one writes in, and takes no room in it. */
export function JumpToLatest({ onJump }: { onJump: (byKey: boolean) => void }) {
  return (
    <div className="sticky bottom-28 z-20 flex h-0 items-end justify-center @4xl:mr-[15.75rem] print:hidden">
      <button
        type="button"
        // A click that no pointer made: the button goes, and the focus must not go with it.
        onClick={({ detail }) => onJump(detail === 0)}
        className={classes(
          buttonStyle('secondary', 'small'),
          'animate-[fade_160ms] rounded-full! bg-float shadow-float',
        )}
      >
        <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />
        {say.jumpToLatest}
      </button>
    </div>
  );
}
