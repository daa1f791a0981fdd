import { Bookmark, BookmarkCheck } from 'lucide-react';
import { OBJECTIVES } from '#catalogue/objectives.ts';
import type { ShelfConcept } from '#catalogue/shelf/types.ts';
import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import { Button } from '../../kit/button.tsx';
import { buttonStyle } from '../../kit/button-style.ts';
import { classes } from '../../kit/classes.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { DiscussLink } from '../../parts/discuss-link.tsx';
import { useShelved } from '../../parts/use-shelved.ts';
import * as counts from '../../words/counts.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/ideas.tsx';
import { DiscussedMark } from './discussed-mark.tsx';
import { Emblem } from './emblem.tsx';
import type { ProgressState } from './use-progress.ts';

type Props = { concept: ShelfConcept; state: ProgressState };

/** Beside the card; on a phone *Discuss* and *Keep* stay at the lower edge, under the thumb. */
export function ConceptActions({ concept, state }: Props) {
  const talk = {
    discussed: { kind: 'concept', slug: concept.id } as const,
    title: concept.name,
    creator: CONCEPT_AUTHOR,
  };
  return (
    <>
      <div className="max-lg:order-last max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-4 max-lg:mt-8 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:pt-3 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:max-lg:-mx-6 sm:max-lg:px-6">
        <Emblem
          category={concept.category}
          concept={concept.name}
          className="mx-auto mb-6 size-52 max-lg:hidden"
        />
        <div className="flex flex-wrap gap-3 lg:grid">
          <DiscussLink {...talk} className={classes(buttonStyle('primary', 'large'), 'max-lg:flex-1')}>
            {say.discuss}
          </DiscussLink>
          <Keep concept={concept} />
        </div>
      </div>
      <section aria-label={everywhere.yourDiscussions} className="max-lg:order-1 max-lg:mt-8 lg:mt-6">
        <p className="flex min-h-6 flex-wrap items-center gap-x-3 text-small text-ink-faint">
          <Standing concept={concept} state={state} />
        </p>
        <h2 className="mt-5 font-sans text-small font-semibold text-ink">{say.orWithAnObjective}</h2>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {OBJECTIVES.concept.map(({ slug, name, subtitle }) => (
            <li key={slug} className="group relative py-2.5">
              <DiscussLink
                {...talk}
                objective={name}
                className="inline-flex items-center gap-2 text-body font-medium text-ink no-underline group-hover:underline after:absolute after:inset-0"
              >
                {name}
              </DiscussLink>
              <span className="block text-small text-ink-soft">{subtitle}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Standing({ concept, state }: Props) {
  if (state.state === 'loading') return <Skeleton className="h-4 w-40" />;
  if (state.state === 'failed') return null;
  const talk = state.progress.talks.get(concept.id);
  if (!talk) return <>{say.notDiscussedYet}</>;
  return (
    <>
      <DiscussedMark talk={talk} />
      <span className="text-caption">{counts.messages(talk.messages)}</span>
    </>
  );
}

function Keep({ concept }: { concept: ShelfConcept }) {
  const { book, busy, isPending, add, remove } = useShelved(
    { title: concept.name, author: CONCEPT_AUTHOR },
    'collection',
  );
  return (
    <Button
      size="large"
      busy={busy && everywhere.oneMoment}
      disabled={isPending}
      needsServer
      onClick={({ detail: clicks }) => {
        // Who clicks twice in a row wants to keep it, not to keep it and take it out again.
        if (clicks < 2) void (book ? remove() : add());
      }}
      icon={
        book ? (
          <BookmarkCheck size={18} strokeWidth={1.75} aria-hidden="true" className="text-good" />
        ) : (
          <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" />
        )
      }
    >
      <span>
        {book ? say.kept : say.keep}
        <span className="max-sm:sr-only"> {say.inMyCollection}</span>
        {book && <span className="sr-only">{say.pressToTakeItOut}</span>}
      </span>
    </Button>
  );
}
