import { useMemo } from 'react';
import type { Insights } from '#contract/insights.ts';
import { Button } from '../../kit/button.tsx';
import * as counts from '../../words/counts.ts';
import * as say from '../../words/insights.ts';
import { AsTable } from './as-table.tsx';
import type { Shown } from './shown.ts';
import { useReading } from './use-reading.ts';
import { byMonth, type Day, dayInWords, daysOfYear, depthOf } from './year.ts';

const CELL = 12;
const INK = [
  'fill-blank',
  'fill-accent opacity-30',
  'fill-accent opacity-50',
  'fill-accent opacity-75',
  'fill-accent',
];

type Props = { insights: Pick<Insights, 'today' | 'activity'>; onShow: (shown: Shown) => void };

/** A year of days, darker where more was thought through. On a narrow page its halves stand one over the other. */
export function YearCalendar({ insights: { today, activity }, onShow }: Props) {
  const year = useMemo(() => daysOfYear(today, activity), [today, activity]);
  const { days, columns } = year;
  const most = Math.max(0, ...days.map(({ reflections }) => reflections));
  const total = days.reduce((sum, { reflections }) => sum + reflections, 0);
  const active = days.filter(({ reflections }) => reflections > 0).length;
  const open = (place: number) => {
    const day = days[place];
    if (day && day.reflections > 0) onShow({ what: 'day', date: day.date });
  };
  const said = (at: number) => (days[at] ? readingOf(days[at]) : '');
  const { place, props } = useReading({
    label: say.daysOfTheYear,
    count: days.length,
    step: 7,
    say: said,
    onOpen: open,
  });
  const day = days[place];
  const middle = Math.ceil(columns / 2);
  return (
    <section aria-labelledby="year-title" className="min-w-0">
      <h2 id="year-title" className="text-heading">
        {say.theYear}
      </h2>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-small text-ink-soft">
        <p>{total === 0 ? say.emptyYear : say.reflectionsOnDays(total, active)}</p>
        {total > 0 && <Depths />}
      </div>
      <div {...props} className="mt-5 flex touch-pan-y flex-wrap gap-y-5 rounded-small">
        <Half year={year} from={0} until={middle} most={most} place={place} />
        <Half year={year} from={middle} until={columns} most={most} place={place} />
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-small">
        <p className="text-ink-soft">{said(place)}</p>
        {day && day.reflections > 0 && (
          <Button size="small" variant="quiet" className="-mx-3" onClick={() => open(place)}>
            {say.showWhatWasSaid}
          </Button>
        )}
      </div>
      <AsTable
        caption={say.reflectionsByMonth}
        head={[say.month, say.daysWithAReflection, say.reflections]}
        rows={byMonth(days).map((month) => [month.month, month.days, month.reflections])}
      />
    </section>
  );
}

/** How to read the ink. The table below says it in figures. */
function Depths() {
  return (
    <p aria-hidden="true" className="flex items-center gap-1.5 text-caption text-ink-faint">
      {say.fewer}
      <svg viewBox={`0 0 ${INK.length * CELL} ${CELL}`} className="h-3 w-15" aria-hidden="true">
        {INK.map((ink, depth) => (
          <rect
            key={ink}
            x={depth * CELL + 1}
            y="1"
            width={CELL - 2}
            height={CELL - 2}
            rx="2"
            className={ink}
          />
        ))}
      </svg>
      {say.more}
    </p>
  );
}

type HalfProps = {
  year: ReturnType<typeof daysOfYear>;
  from: number;
  until: number;
  most: number;
  place: number;
};

function Half({ year: { days, months, columns }, from, until, most, place }: HalfProps) {
  const width = (until - from) * CELL;
  return (
    <svg
      viewBox={`0 0 ${width} ${7 * CELL + 14}`}
      aria-hidden="true"
      // Days of one size in both halves, side by side and one over the other.
      style={{ flexGrow: until - from, maxWidth: `${((until - from) / Math.ceil(columns / 2)) * 100}%` }}
      className="max-h-40 min-w-[min(100%,17.5rem)] basis-0"
      preserveAspectRatio="xMinYMin meet"
    >
      {months
        .filter(({ column }) => column >= from && column < until - 1)
        .map(({ name, column }) => (
          <text
            key={`${name} ${column}`}
            x={(column - from) * CELL}
            y="9"
            className="fill-ink-faint font-sans text-[9px]"
          >
            {name}
          </text>
        ))}
      {days.map(
        ({ date, reflections, column, row }, index) =>
          column >= from &&
          column < until && (
            <g key={date} data-place={index}>
              <rect
                x={(column - from) * CELL}
                y={14 + row * CELL}
                width={CELL}
                height={CELL}
                className="fill-transparent"
              />
              <rect
                x={(column - from) * CELL + 1}
                y={15 + row * CELL}
                width={CELL - 2}
                height={CELL - 2}
                rx="2"
                className={INK[depthOf(reflections, most)]}
              />
              {index === place && (
                <rect
                  x={(column - from) * CELL + 0.75}
                  y={14.75 + row * CELL}
                  width={CELL - 1.5}
                  height={CELL - 1.5}
                  rx="2.5"
                  strokeWidth="1.5"
                  className="fill-none stroke-ink"
                />
              )}
            </g>
          ),
      )}
    </svg>
  );
}

const readingOf = ({ date, reflections }: Day) =>
  `${dayInWords(date)}: ${reflections === 0 ? say.none : counts.reflections(reflections)}`;
