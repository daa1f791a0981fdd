import type { SharedPage } from '#contract/shared-page.ts';
import { buttonStyle } from '../kit/button-style.ts';
import { Fleuron } from '../kit/drawings.tsx';
import { Frame } from './frame.tsx';
import { SharedTitle } from './shared-title.tsx';
import { Transcript } from './transcript.tsx';

type Props = Extract<SharedPage, { state: 'here' }>;

/** A discussion set to be read, like the pages of a book of dialogues. */
export function TalkPage({ talk, drawn, startHref }: Props) {
  return (
    <Frame canPrint>
      <SharedTitle talk={talk} drawn={drawn} startHref={startHref} />
      <Transcript talk={talk} />
      <Fleuron className="mx-auto mt-14 w-16 text-accent" />
      <section
        aria-labelledby="own"
        className="mt-10 grid justify-items-center gap-4 rounded-large border border-line bg-surface px-6 py-9 text-center print:hidden"
      >
        <h2 id="own" className="text-heading">
          And what would you say?
        </h2>
        <p className="max-w-[28em] font-serif text-body text-ink-soft">
          Talk it through yourself, with the same aim and in your own words.
        </p>
        <a href={startHref} className={buttonStyle('primary', 'large')}>
          Start your own
        </a>
      </section>
      <p className="mt-8 text-center text-caption text-ink-faint">
        The guide is a program, not a person; what it says may be wrong. {talk.sharedBy} can end this link at
        any time.
      </p>
    </Frame>
  );
}
