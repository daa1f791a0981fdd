import { useState } from 'react';
import type { InsightItem, Insights } from '#contract/insights.ts';
import { Dialog } from '../../kit/dialog.tsx';
import * as say from '../../words/insights.ts';
import { BookEvidence } from './book-evidence.tsx';
import { EvidenceFigure } from './evidence-figure.tsx';
import { askedFor, wordsOf } from './evidence-words.ts';
import { MeasuredWorks } from './measured-works.tsx';
import { Reflections } from './reflections.tsx';
import { SessionEvidence } from './session-evidence.tsx';
import { type Shown, shownParam } from './shown.ts';

type Props = {
  shown: Shown;
  insights: Insights;
  item: InsightItem;
  timeZone: string;
  onShow: (shown: Shown) => void;
  onShowItem: (key: string) => void;
};

/** What a figure rests on. One sheet, also where one thing leads to the next: what opened it keeps its claim. */
export function EvidenceDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  const { shown, item, timeZone } = props;
  const { title, description } = wordsOf(shown, item, timeZone);
  return (
    <Dialog title={title} description={description} onClose={onClose} wide>
      <div key={`${shownParam.write(shown)} ${item.key}`} ref={intoSight}>
        <Evidence {...props} />
      </div>
    </Dialog>
  );
}

/** What is new in the sheet is read from its beginning. */
const intoSight = (begin: HTMLElement | null) => begin?.scrollIntoView({ block: 'start' });

function Evidence({ shown, insights, item, timeZone, onShow, onShowItem }: Props) {
  // As it was when it was opened: what is struck out stays in its place, to be taken back.
  const [asked] = useState(() => askedFor(shown, insights, item));
  const { none = say.whatWillStandHere } = wordsOf(shown, item, timeZone);
  switch (shown.what) {
    case 'books':
    case 'active':
      return <BookEvidence onlyActive={shown.what === 'active'} timeZone={timeZone} />;
    case 'sessions':
      return <SessionEvidence timeZone={timeZone} onShow={onShow} />;
    default:
      return (
        <>
          <EvidenceFigure shown={shown} insights={insights} item={item} />
          {shown.what === 'mastery' && <MeasuredWorks items={insights.items} onChoose={onShowItem} />}
          <Reflections asked={{ ...asked, timeZone }} none={none} />
        </>
      );
  }
}
