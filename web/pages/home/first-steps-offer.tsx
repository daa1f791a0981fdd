import { X } from 'lucide-react';
import { buttonStyle } from '../../kit/button-style.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/home.tsx';

/** For who has not taken the first steps yet. */
export function FirstStepsOffer({ onDismiss }: { onDismiss: () => void }) {
  return (
    <section
      aria-labelledby="first-steps-title"
      className="relative mb-8 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-large border border-line bg-accent-soft p-5 pr-14 sm:p-6 sm:pr-16"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="first-steps-title" className="text-heading">
          {say.finishTheFirstSteps}
        </h2>
        <p className="mt-1 font-serif text-body text-ink-soft">{say.whatTheFirstStepsAsk}</p>
      </div>
      <PageLink to="/onboarding" className={buttonStyle('primary')}>
        {say.takeTheFirstSteps}
      </PageLink>
      <span className="absolute top-3 right-3">
        <IconButton label={everywhere.notNow} onClick={onDismiss}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </span>
    </section>
  );
}
