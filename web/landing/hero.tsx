import { buttonStyle } from '../kit/button-style.ts';
import { ExamplePage } from './example-page.tsx';
import type { WaysIn } from './landing.tsx';

export function Hero({ waysIn }: { waysIn: WaysIn }) {
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-14 px-4 pt-12 pb-20 sm:px-6 sm:pt-20 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] lg:pt-24 lg:pb-28">
      <div>
        <p className="mb-5 font-serif text-lead text-accent italic">Read it. Then talk it through.</p>
        <h1 className="text-display text-ink">Unlock deeper understanding from every book you read</h1>
        <p className="mt-7 max-w-[33em] font-serif text-lead text-ink-soft">
          Engage meaningfully with books through conversations with a guide that asks, listens and takes up
          what you say. Keep track of what you read, and watch your understanding grow.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <a href={waysIn.signup} className={buttonStyle('primary', 'large')}>
            Get started for free
          </a>
          {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the words are the specification's */}
          <a href="#features" className={buttonStyle('secondary', 'large')}>
            Learn more
          </a>
        </div>
      </div>
      <ExamplePage />
    </section>
  );
}
