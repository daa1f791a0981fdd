import { classes } from '../../kit/classes.ts';
import type { Category } from './categories.ts';
import { HUES } from './hues.ts';
import type { Progress } from './progress.ts';

type Props = { category: Category; progress: Progress; className?: string };

/** One stroke a concept, the two levels apart; a stroke is long and coloured once it was talked about. */
export function Tally({ category, progress, className }: Props) {
  return (
    <div aria-hidden="true" className={classes('flex h-4.5 items-end gap-5', className)}>
      {category.levels.map((level) => (
        <div key={level.title} className="flex h-full items-end gap-1.5">
          {level.concepts.map(({ id }) => (
            <span
              key={id}
              className={classes(
                'w-[3px] rounded-full transition-[height] duration-[var(--calm)]',
                progress.talks.has(id) ? HUES[category.name].mark : 'bg-line-strong opacity-45',
                progress.talks.has(id) ? 'h-full' : 'h-2',
              )}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
