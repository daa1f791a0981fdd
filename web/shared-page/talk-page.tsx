import type { SharedPage } from '#contract/shared-page.ts';
import { buttonStyle } from '../kit/button-style.ts';
import { Fleuron } from '../kit/drawings.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/sharing.tsx';
import { Frame } from './frame.tsx';
import { PageTurner } from './page-turner.tsx';
import { SharedTitle } from './shared-title.tsx';
import { Transcript } from './transcript.tsx';

type Props = Extract<SharedPage, { state: 'here' }>;

/** A discussion set to be read, like the pages of a book of dialogues. */
export function TalkPage({ talk, drawn, startHref, earlierHref, laterHref }: Props) {
  return (
    <Frame canPrint>
      <SharedTitle talk={talk} drawn={drawn} startHref={startHref} />
      <Transcript talk={talk} />
      <PageTurner talk={talk} earlierHref={earlierHref} laterHref={laterHref} />
      <Fleuron className="mx-auto mt-14 w-16 text-accent" />
      <section
        aria-labelledby="own"
        className="mt-10 grid justify-items-center gap-4 rounded-large border border-line bg-surface px-6 py-9 text-center print:hidden"
      >
        <h2 id="own" className="text-heading">
          {say.andWhatWouldYouSay}
        </h2>
        <p className="max-w-[28em] font-serif text-body text-ink-soft">{say.inYourOwnWords}</p>
        <a href={startHref} className={buttonStyle('primary', 'large')}>
          {everywhere.startYourOwn}
        </a>
      </section>
      <p className="mt-8 text-center text-caption text-ink-faint">{say.whatTheGuideIs(talk.sharedBy)}</p>
    </Frame>
  );
}
