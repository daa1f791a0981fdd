import { useState } from 'react';
import type { InsightItem, Insights } from '#contract/insights.ts';
import { Dialog } from '../../kit/dialog.tsx';
import * as say from '../../words/insights.ts';
import { BookEvidence } from './book-evidence.tsx';
import { askedFor, wordsOf } from './evidence-words.ts';
import { Reflections } from './reflections.tsx';
import { SessionEvidence } from './session-evidence.tsx';
import type { Shown } from './shown.ts';

type Props = {
  shown: Shown;
  insights: Insights;
  item: InsightItem;
  timeZone: string;
  onShow: (shown: Shown) => void;
  onClose: () => void;
};

/** What a figure rests on. */
export function EvidenceDialog({ shown, insights, item, timeZone, onShow, onClose }: Props) {
  // As it was when it was opened: what is struck out stays in its place, to be taken back.
  const [asked] = useState(() => askedFor(shown, insights, item));
  const { title, description, none = say.whatWillStandHere } = wordsOf(shown, item);
  return (
    <Dialog title={title} description={description} onClose={onClose} wide>
      {shown.what === 'books' || shown.what === 'active' ? (
        <BookEvidence onlyActive={shown.what === 'active'} />
      ) : shown.what === 'sessions' ? (
        <SessionEvidence onShow={onShow} />
      ) : (
        <Reflections asked={{ ...asked, timeZone }} none={none} />
      )}
    </Dialog>
  );
}
