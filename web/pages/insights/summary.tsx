import type { ReactNode } from 'react';
import type { Insights } from '#contract/insights.ts';
import { inFigures } from '../../data/counted.ts';
import { classes } from '../../kit/classes.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/insights.ts';
import { bandOf } from './bands.ts';
import type { Shown } from './shown.ts';

type Props = { insights: Insights; onShow: (shown: Shown) => void; prepare: () => void };

type Figure = { name: string; value: ReactNode; note: string; opens: Shown };

/** The five figures: on a phone set like a table of contents, else side by side. */
export function Summary({ insights, onShow, prepare }: Props) {
  return (
    <section aria-labelledby="summary-title">
      <h2 id="summary-title" className="sr-only">
        {say.summary}
      </h2>
      <dl className="border-y border-line lg:grid lg:grid-cols-5 lg:divide-x lg:divide-line">
        {figuresOf(insights).map(({ name, value, note, opens }) => (
          <div
            key={name}
            className="group relative flex items-baseline gap-3 py-3 not-last:border-b border-line focus-within:bg-surface hover:bg-surface lg:block lg:border-b-0! lg:px-5 lg:py-6 lg:first:pl-3"
          >
            <dt className="text-small text-ink-soft">{name}</dt>
            <span
              aria-hidden="true"
              className="mb-1 min-w-4 flex-1 border-b border-dotted border-line-strong lg:hidden"
            />
            <dd className="lg:mt-1.5">
              <button
                type="button"
                onClick={() => onShow(opens)}
                onPointerEnter={prepare}
                onFocus={prepare}
                className="font-display text-figure leading-none tabular-nums lining-nums decoration-line-strong decoration-1 underline-offset-8 before:absolute before:inset-0 group-hover:underline lg:text-title"
              >
                <span className="sr-only">{name}: </span>
                {value}
                <span className="sr-only">{say.whatItRestsOnSpoken}</span>
              </button>
              <p className="mt-2 text-caption text-ink-faint max-lg:sr-only">{note}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function figuresOf(insights: Insights): Figure[] {
  const { totalBooks, activeBooks, reflectionSessions, averageMastery, readingStreak, items } = insights;
  const measured = items.filter(({ mastery }) => mastery !== null).length;
  return [
    {
      name: everywhere.totalBooks,
      value: inFigures(totalBooks),
      note: say.inYourLibraryNote,
      opens: { what: 'books' },
    },
    {
      name: say.activeBooks,
      value: inFigures(activeBooks),
      note: say.withALastSession,
      opens: { what: 'active' },
    },
    {
      name: say.reflectionSessions,
      value: inFigures(reflectionSessions),
      note: say.halfAnHourApartOrMore,
      opens: { what: 'sessions' },
    },
    {
      name: say.avgMastery,
      value: averageMastery === null ? <NotYet /> : <Score score={averageMastery} />,
      note: averageMastery === null ? say.whatBringsMastery : say.overAll(measured),
      opens: { what: 'mastery' },
    },
    {
      name: say.readingStreak,
      value: (
        <>
          {inFigures(readingStreak)}
          <span className="ml-1.5 font-serif text-body text-ink-soft"> {say.streakDays(readingStreak)}</span>
        </>
      ),
      note: say.onEndWithAReflection,
      opens: { what: 'streak' },
    },
  ];
}

export function NotYet({ className }: { className?: string }) {
  return (
    <span className={classes('font-serif text-lead text-ink-faint italic', className)}>{say.notYet}</span>
  );
}

export function Score({ score }: { score: number }) {
  const { name, ink } = bandOf(score);
  return (
    <>
      {score}
      <span className={classes('ml-1.5 font-serif text-body', ink)}> {name}</span>
    </>
  );
}
