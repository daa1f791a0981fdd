import type { Rating } from '#contract/kinds.ts';

export const RATING_INKS: Record<Rating, string> = {
  excellent: 'text-good',
  good: 'text-note',
  fair: 'text-care',
  needs_improvement: 'text-warm',
};

const QUARTERS: Record<Rating, number> = { excellent: 4, good: 3, fair: 2, needs_improvement: 1 };

/** Four strokes, as many inked as the level is high: it can be told without its colour. */
export function RatingMark({ rating }: { rating: Rating }) {
  return (
    <svg viewBox="0 0 16 12" className="w-4 shrink-0" aria-hidden="true">
      {[0, 1, 2, 3].map((at) => (
        <rect
          key={at}
          x={at * 4}
          y={9 - at * 3}
          width="2.6"
          height={3 + at * 3}
          rx="0.8"
          fill="currentColor"
          opacity={at < QUARTERS[rating] ? 1 : 0.25}
        />
      ))}
    </svg>
  );
}
