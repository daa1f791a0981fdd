import type { Answer } from '../../call.ts';
import { inFigures } from '../../data/counted.ts';
import { classes } from '../../kit/classes.ts';
import * as say from '../../words/insights.ts';
import { AsTable } from './as-table.tsx';
import { bandOf } from './bands.ts';
import { fromTheFirst, strokesOf } from './strokes.ts';
import { useReading } from './use-reading.ts';
import { dayInWords, monthsUnder } from './year.ts';

type Point = Answer<'GET /api/insights/mastery'>['points'][number];
type Props = { label: string; weeks: readonly Point[]; tall?: boolean; className?: string };

const STEP = 10;
const LEVELS = [80, 60, 40] as const;

/** Mastery as a line over the weeks, between hairlines where its word changes. */
export function MasteryLine({ label, weeks, tall, className }: Props) {
  const points = fromTheFirst(weeks);
  const said = (at: number) => (points[at] ? readingOf(points[at]) : '');
  const { place, props } = useReading({ label, count: points.length, step: 1, say: said });
  const point = points[place];
  const width = (points.length - 1) * STEP;
  const known = points.filter(({ mastery }) => mastery !== null);
  if (known.length === 0)
    return (
      <p
        className={classes(
          'border-y border-line py-10 text-center font-serif text-body text-ink-faint italic',
          className,
        )}
      >
        {say.whatBeginsTheLine}
      </p>
    );
  return (
    <div className={className}>
      <div {...props} className={classes('relative h-36 touch-pan-y rounded-small', tall && 'lg:h-64')}>
        <svg
          viewBox={`0 0 ${width} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          {[100, ...LEVELS, 0].map((level) => (
            <line
              key={level}
              x1="0"
              x2={width}
              y1={100 - level}
              y2={100 - level}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {strokesOf(points, STEP).map((stroke) => (
            <polyline
              key={stroke}
              points={stroke}
              vectorEffect="non-scaling-stroke"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeLinecap="round"
              className="fill-none stroke-accent"
            />
          ))}
          {points.map(({ date }, index) => (
            <rect
              key={date}
              data-place={index}
              x={(index - 0.5) * STEP}
              y="0"
              width={STEP}
              height="100"
              className="fill-transparent"
            />
          ))}
        </svg>
        {LEVELS.map((level) => (
          <span
            key={level}
            aria-hidden="true"
            className={classes(
              'pointer-events-none absolute left-0 -translate-y-full bg-paper/70 pr-1 text-label leading-tight',
              bandOf(level).ink,
            )}
            style={{ top: `${100 - level}%` }}
          >
            {bandOf(level).name} {level}
          </span>
        ))}
        {point && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 w-px bg-line-strong"
            style={{ left: `${(100 * place) / (points.length - 1)}%` }}
          >
            {point.mastery !== null && (
              <span
                className="absolute size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-paper bg-accent"
                style={{ top: `${100 - point.mastery}%` }}
              />
            )}
          </span>
        )}
      </div>
      <Months dates={points.map(({ date }) => date)} />
      <p className="mt-1 flex min-h-11 items-center text-small text-ink-soft">{said(place)}</p>
      <AsTable
        caption={label}
        head={[say.weekTo, say.mastery, say.reflectionsSoFar]}
        rows={points
          .filter(({ reflections }) => reflections > 0)
          .map(({ date, mastery, reflections }) => [dayInWords(date), mastery ?? say.notYet, reflections])}
      />
    </div>
  );
}

function Months({ dates }: { dates: string[] }) {
  const last = dates.length - 1;
  return (
    <div aria-hidden="true" className="relative mt-1.5 h-4 text-label leading-none text-ink-faint">
      {monthsUnder(dates).map(({ place, name }) => (
        <span
          key={place}
          className={classes(
            'absolute whitespace-nowrap',
            place === last ? '-translate-x-full' : place > 0 && '-translate-x-1/2',
          )}
          style={{ left: `${(100 * place) / Math.max(1, last)}%` }}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

function readingOf({ date, mastery, items }: Point): string {
  const day = dayInWords(date);
  if (mastery === null) return say.notYetOn(day);
  return `${day}: ${mastery}, ${bandOf(mastery).name}${items > 1 ? say.overWorksAndIdeas(inFigures(items)) : ''}`;
}
