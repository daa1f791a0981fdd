import { Button } from '../../../kit/button.tsx';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/room.ts';
import { Prose } from '../prose/prose.tsx';
import type { Work } from '../work/work.ts';
import { localOpener } from './canned.ts';

/** The opening could not be had: the page asks by itself, and says so. */
export function OpeningTrouble({ work, onTryAgain }: { work: Work; onTryAgain: () => void }) {
  return (
    <article aria-label={everywhere.guide} className="mb-9 max-w-[38rem]">
      <Prose text={localOpener(work)} />
      <div role="status" className="mt-3 flex flex-wrap items-center gap-3 text-small text-ink-faint">
        {say.openingNotFetched}
        <Button size="small" needsServer onClick={onTryAgain}>
          {everywhere.tryAgain}
        </Button>
      </div>
    </article>
  );
}
