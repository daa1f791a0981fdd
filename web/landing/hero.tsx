import { buttonStyle } from '../kit/button-style.ts';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/front-page.ts';
import { ExamplePage } from './example-page.tsx';
import type { WaysIn } from './landing.tsx';

export function Hero({ waysIn }: { waysIn: WaysIn }) {
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-14 px-4 pt-12 pb-20 sm:px-6 sm:pt-20 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] lg:pt-24 lg:pb-28">
      <div>
        <p className="mb-5 font-serif text-lead text-accent italic">{everywhere.readItThenTalkItThrough}</p>
        <h1 className="text-display text-ink">{say.unlockDeeperUnderstanding}</h1>
        <p className="mt-7 max-w-[33em] font-serif text-lead text-ink-soft">{say.engageMeaningfully}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <a href={waysIn.signup} className={buttonStyle('primary', 'large')}>
            {say.getStartedForFree}
          </a>
          <a href="#features" className={buttonStyle('secondary', 'large')}>
            {say.learnMore}
          </a>
        </div>
      </div>
      <ExamplePage />
    </section>
  );
}
