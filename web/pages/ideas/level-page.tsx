import { useId } from 'react';
import { classes } from '../../kit/classes.ts';
import * as say from '../../words/ideas.tsx';
import type { Category, Level } from './categories.ts';
import { DiscussedCount } from './discussed-count.tsx';
import { Entry } from './entry.tsx';
import { HUES } from './hues.ts';
import type { ProgressState } from './use-progress.ts';

type Props = { level: Level; category: Category; state: ProgressState };

/** One side of the opened book: the ten concepts of a level. */
export function LevelPage({ level, category, state }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-8 lg:first:pr-10 lg:last:pl-10">
      <p className={classes('eyebrow', HUES[category.name].text)}>{level.grade}</p>
      <h2 id={id} className="mt-1 text-heading">
        {level.title}
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-soft">
        <span>{say.concepts(level.concepts.length)}</span>
        <DiscussedCount concepts={level.concepts} state={state} />
      </p>
      <ol className="mt-5 divide-y divide-line border-t border-line">
        {level.concepts.map((concept, place) => (
          <Entry
            key={concept.id}
            concept={concept}
            number={place + 1}
            talk={state.progress.talks.get(concept.id)}
          />
        ))}
      </ol>
    </section>
  );
}
