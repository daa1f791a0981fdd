import { Button } from '../../kit/button.tsx';
import { localOpener } from './canned.ts';
import { Prose } from './prose.tsx';
import type { Work } from './work.ts';

/** The opening could not be had: the page asks by itself, and says so. */
export function OpeningTrouble({ work, onTryAgain }: { work: Work; onTryAgain: () => void }) {
  return (
    <article aria-label="Guide" className="mb-9 max-w-[38rem]">
      <Prose text={localOpener(work)} />
      <div role="status" className="mt-3 flex flex-wrap items-center gap-3 text-small text-ink-faint">
        The guide’s own opening could not be had.
        <Button size="small" needsServer onClick={onTryAgain}>
          Try again
        </Button>
      </div>
    </article>
  );
}
