import { useState } from 'react';
import type { InsightItem } from '#contract/insights.ts';
import { classes } from '../../kit/classes.ts';
import * as counts from '../../words/counts.ts';
import * as say from '../../words/insights.ts';
import { bandOf } from './bands.ts';
import { ShowMore } from './show-more.tsx';

const AT_FIRST = 8;
const MORE = 50;

type Props = { items: readonly InsightItem[]; onChoose: (key: string) => void };

/** The works and ideas a mean is taken over; each leads to what it rests on in its turn. */
export function MeasuredWorks({ items, onChoose }: Props) {
  const [count, setCount] = useState(AT_FIRST);
  const measured = items.flatMap((item) => (item.mastery === null ? [] : { ...item, mastery: item.mastery }));
  if (measured.length === 0) return null;
  return (
    <section aria-labelledby="measured-works" className="mb-8">
      <h3 id="measured-works" className="eyebrow text-ink-faint">
        {say.theMeanOf}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {measured.slice(0, count).map(({ key, title, mastery, reflections }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onChoose(key)}
              className="group flex min-h-11 w-full items-baseline justify-between gap-4 py-2 text-left focus-visible:-outline-offset-2"
            >
              <span className="min-w-0">
                <bdi className="line-clamp-2 font-serif text-body [overflow-wrap:anywhere] decoration-line-strong underline-offset-4 group-hover:underline">
                  {title}
                </bdi>
                <span className="block text-caption text-ink-faint">{counts.reflections(reflections)}</span>
              </span>
              <span className="shrink-0 text-small lining-nums tabular-nums">
                <span className={classes('font-serif italic', bandOf(mastery).ink)}>
                  {bandOf(mastery).name}
                </span>{' '}
                {mastery}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {measured.length > count && <ShowMore onMore={() => setCount(count + MORE)} />}
    </section>
  );
}
