import type { InsightItem, Insights } from '#contract/insights.ts';
import { inFigures } from '../../data/counted.ts';
import * as say from '../../words/insights.ts';
import type { Shown } from './shown.ts';
import { NotYet, Score } from './summary.tsx';

type Props = { shown: Shown; insights: Insights; item: InsightItem };

/** The figure itself above what it rests on, so that it is seen to change when something is struck out. */
export function EvidenceFigure({ shown, insights, item }: Props) {
  if (shown.what === 'day' || shown.what === 'session') return null;
  const score = scoreOf(shown, insights, item);
  return (
    <p role="status" className="mt-2 mb-3 font-display text-figure leading-tight tabular-nums lining-nums">
      {shown.what === 'streak' ? (
        <>
          {inFigures(insights.readingStreak)}
          <span className="font-serif text-body text-ink-soft">
            {' '}
            {say.streakDays(insights.readingStreak)}
          </span>
        </>
      ) : score === null ? (
        <NotYet />
      ) : (
        <Score score={score} />
      )}
    </p>
  );
}

function scoreOf(
  shown: Shown,
  { averageMastery }: Insights,
  { mastery, concepts }: InsightItem,
): number | null {
  if (shown.what !== 'item') return averageMastery;
  if (!shown.dimension) return mastery;
  return concepts.find(({ name }) => name === shown.dimension)?.score ?? null;
}
