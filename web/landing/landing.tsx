import * as say from '../words/front-page.ts';
import { About } from './about.tsx';
import { Closing } from './closing.tsx';
import { ExampleInsights } from './example-insights.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { InPictures } from './in-pictures.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { Quotations } from './quotations.tsx';

/** The ways in: they carry along where a visitor was going when the front page stood in the way. */
export type WaysIn = { login: string; signup: string };

/**
 * The front page. Written to HTML when the web client is built, so: no state, no effects, no inline
 * styles and no handlers; what a click does is wired up in `wire.ts`.
 */
export function Landing({ waysIn }: { waysIn: WaysIn }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-medium focus:bg-float focus:px-4 focus:py-2"
      >
        {say.skipToTheContent}
      </a>
      <LandingHeader waysIn={waysIn} />
      <main id="main" tabIndex={-1}>
        <Hero waysIn={waysIn} />
        <HowItWorks />
        <InPictures />
        <ExampleInsights />
        <About />
        <Quotations />
        <Closing waysIn={waysIn} />
      </main>
      <LandingFooter waysIn={waysIn} />
    </>
  );
}
