import { buttonStyle } from '../kit/button-style.ts';
import { Fleuron } from '../kit/drawings.tsx';
import * as say from '../words/front-page.ts';
import type { WaysIn } from './landing.tsx';

export function Closing({ waysIn }: { waysIn: WaysIn }) {
  return (
    <section aria-labelledby="closing" className="border-t border-line">
      <div className="mx-auto grid max-w-page justify-items-center gap-7 px-4 py-24 text-center sm:px-6">
        <Fleuron className="w-20 text-accent" />
        <h2 id="closing" className="max-w-[18em] text-title">
          {say.whatWasTheLastBook}
        </h2>
        <a href={waysIn.signup} className={buttonStyle('primary', 'large')}>
          {say.startTheConversation}
        </a>
      </div>
    </section>
  );
}
