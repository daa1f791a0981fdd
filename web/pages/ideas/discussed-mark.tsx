import { Check } from 'lucide-react';
import { dayOf } from '../../data/dates.ts';
import * as say from '../../words/ideas.tsx';
import type { Talk } from './progress.ts';

/** When a concept was last talked about. */
export function DiscussedMark({ talk }: { talk: Talk }) {
  return (
    <span className="inline-flex items-center gap-1 text-caption text-good">
      <Check size={14} strokeWidth={2.5} aria-hidden="true" />
      <span>{say.discussedOn(<time dateTime={talk.lastAt}>{dayOf(talk.lastAt)}</time>)}</span>
    </span>
  );
}
