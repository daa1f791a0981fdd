import * as say from '../words/house.tsx';

type Props = { value: number; size?: number };

const STAR = 'M12 2.6l2.9 5.9 6.5 1-4.7 4.5 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-1Z';

/** Five stars, so many of them filled; the words for it stand beside them. */
export function Stars({ value, size = 14 }: Props) {
  return (
    <svg
      viewBox="0 0 120 24"
      width={size * 5}
      height={size}
      aria-hidden="true"
      className="shrink-0 text-care"
    >
      {[0, 1, 2, 3, 4].map((star) => (
        <Star key={star} at={star * 24} filled={Math.max(0, Math.min(1, value - star))} />
      ))}
    </svg>
  );
}

function Star({ at, filled }: { at: number; filled: number }) {
  return (
    <g transform={`translate(${at} 0)`} stroke="currentColor" strokeWidth={1.25} strokeLinejoin="round">
      <path d={STAR} fill={filled === 1 ? 'currentColor' : 'none'} />
      {filled > 0 && filled < 1 && (
        <path d="M12 2.6v14.8l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-1Z" fill="currentColor" stroke="none" />
      )}
    </g>
  );
}

/** "3.5 of 5 stars" */
export function starWords(value: number | null): string {
  if (value === null || value === 0) return say.notRated;
  return say.starsOfFive(value);
}
