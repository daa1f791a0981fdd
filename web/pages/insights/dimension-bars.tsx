import { OBJECTIVES } from '#catalogue/objectives.ts';
import type { InsightItem } from '#contract/insights.ts';
import type { Dimension, Kind } from '#contract/kinds.ts';
import { REFLECTIONS_NEEDED } from '#contract/mastery.ts';
import { classes } from '../../kit/classes.ts';
import * as say from '../../words/insights.ts';
import { bandOf } from './bands.ts';
import type { Shown } from './shown.ts';

type Props = { item: InsightItem; onShow: (shown: Shown) => void; prepare: () => void };

/** The three dimensions as rules of ink, each with its word, its score and what it rests on. */
export function DimensionBars({ item: { kind, concepts }, onShow, prepare }: Props) {
  return (
    <ul className="mt-7 grid gap-6">
      {concepts.map(({ name, score, description, reflections }) => {
        const band = score === null ? null : bandOf(score);
        return (
          <li key={name}>
            <div className="flex items-baseline justify-between gap-4">
              <h4 className="font-sans text-small font-medium tracking-normal">{name}</h4>
              <p className="shrink-0 text-small lining-nums tabular-nums">
                {score === null ? (
                  <span className="text-ink-faint italic">{say.notYet}</span>
                ) : (
                  <>
                    <span className={classes('font-serif italic', band?.ink)}>{band?.name}</span> {score}
                  </>
                )}
              </p>
            </div>
            <p className="font-serif text-small text-ink-faint italic">{description}</p>
            <Bar score={score} />
            {score === null && (
              <p className="mt-1.5 text-caption text-ink-soft">{wayTo(kind, name, reflections)}</p>
            )}
            {reflections > 0 && (
              <button
                type="button"
                onClick={() => onShow({ what: 'item', dimension: name })}
                onPointerEnter={prepare}
                onFocus={prepare}
                aria-label={`${name}: ${restsOn(reflections)}`}
                className="mt-0.5 inline-flex min-h-8 items-center text-caption text-ink-faint underline decoration-line-strong hover:text-ink touch:min-h-11"
              >
                {restsOn(reflections)}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Bar({ score }: { score: number | null }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="mt-2 h-1.5 w-full">
      <rect width="100" height="6" className="fill-blank" />
      {score !== null && <rect width={score} height="6" className={bandOf(score).fill} />}
      {[40, 60, 80].map((level) => (
        <rect key={level} x={level - 0.15} width="0.3" height="6" className="fill-paper" />
      ))}
    </svg>
  );
}

function restsOn(reflections: number): string {
  return say.restsOn(reflections);
}

/** What would bring the score. */
function wayTo(kind: Kind, dimension: Dimension, reflections: number): string {
  const names = OBJECTIVES[kind].filter((one) => one.dimension === dimension).map(({ name }) => name);
  return say.whatItTakes(REFLECTIONS_NEEDED - reflections, say.either(names.slice(0, 3)));
}
