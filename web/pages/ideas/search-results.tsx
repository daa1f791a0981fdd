import type { KeyboardEvent, RefObject } from 'react';
import type { ShelfConcept } from '#catalogue/shelf/types.ts';
import { Button } from '../../kit/button.tsx';
import { classes } from '../../kit/classes.ts';
import { LampDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import { conceptPath } from '../../routes/concept-path.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/ideas.tsx';
import { DiscussedMark } from './discussed-mark.tsx';
import { HUES } from './hues.ts';
import type { Progress } from './progress.ts';

type Props = {
  query: string;
  found: ShelfConcept[];
  progress: Progress;
  list: RefObject<HTMLOListElement | null>;
  onClear: () => void;
  /** The arrow up from the first result. */
  onLeaveUp: () => void;
};

export function SearchResults({ query, found, progress, list, onClear, onLeaveUp }: Props) {
  if (found.length === 0) {
    return (
      <EmptyState
        drawing={<LampDrawing />}
        sentence={say.noConceptMatchesWhatWasTyped(shortened(query))}
        action={<Button onClick={onClear}>{everywhere.clearTheSearch}</Button>}
      />
    );
  }
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    const place = links.indexOf(event.target as HTMLAnchorElement);
    if (place === 0 && step < 0) onLeaveUp();
    else links[place + step]?.focus();
  };
  return (
    <ol ref={list} onKeyDown={onKeyDown} className="max-w-3xl divide-y divide-line border-y border-line">
      {found.map((concept) => {
        const talk = progress.talks.get(concept.id);
        return (
          <li key={concept.id} className="group relative py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <PageLink
                to={conceptPath(concept)}
                className="font-display text-lead text-ink no-underline group-hover:underline after:absolute after:inset-0"
              >
                {concept.name}
              </PageLink>
              <span className={classes('text-caption', HUES[concept.category].text)}>{concept.category}</span>
            </p>
            <p className="mt-0.5 font-serif text-body text-ink-soft">{concept.definition}</p>
            {talk && (
              <p className="mt-1">
                <DiscussedMark talk={talk} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const MOST_QUOTED = 60;

function shortened(query: string): string {
  const typed = query.trim();
  return typed.length > MOST_QUOTED ? `${typed.slice(0, MOST_QUOTED).toWellFormed()}…` : typed;
}
