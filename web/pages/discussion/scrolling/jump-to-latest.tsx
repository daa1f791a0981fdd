import { ArrowDown } from 'lucide-react';
import { buttonStyle } from '../../../kit/button-style.ts';
import { classes } from '../../../kit/classes.ts';
import * as say from '../../../words/room.ts';

/** Stands over the talk, above the field one writes in, and takes no room in it. */
export function JumpToLatest({ onJump }: { onJump: () => void }) {
  return (
    <div className="sticky bottom-28 z-20 flex h-0 justify-center @4xl:mr-[15.75rem] print:hidden">
      <button
        type="button"
        onClick={onJump}
        className={classes(
          buttonStyle('secondary', 'small'),
          '-translate-y-full animate-[fade_160ms] rounded-full! bg-float shadow-float',
        )}
      >
        <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />
        {say.jumpToLatest}
      </button>
    </div>
  );
}
