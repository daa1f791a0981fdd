import type { ShelfConcept } from '#catalogue/shelf/types.ts';
import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import { DiscussLink } from '../../parts/discuss-link.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import { conceptPath } from '../../routes/concept-path.ts';
import * as say from '../../words/ideas.tsx';
import { DiscussedMark } from './discussed-mark.tsx';
import type { Talk } from './progress.ts';

type Props = { concept: ShelfConcept; number: number; talk: Talk | undefined };

/** The name leads to the study card, from anywhere on the entry; *Discuss* straight into the talk. */
export function Entry({ concept, number, talk }: Props) {
  return (
    <li className="group relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 py-4">
      <span aria-hidden="true" className="pt-0.5 font-serif text-body text-ink-faint italic">
        {number}
      </span>
      <div>
        <h3 className="text-lead">
          <PageLink
            to={conceptPath(concept)}
            className="text-ink no-underline group-hover:underline after:absolute after:inset-0"
          >
            {concept.name}
          </PageLink>
        </h3>
        <p className="mt-0.5 font-serif text-body text-ink-soft">{concept.definition}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          <DiscussLink
            discussed={{ kind: 'concept', slug: concept.id }}
            title={concept.name}
            creator={CONCEPT_AUTHOR}
            className="touchable relative z-10 inline-flex items-center gap-2 text-small font-medium text-accent hover:text-accent-strong hover:underline"
          >
            {say.discuss}
            <span className="sr-only"> {concept.name}</span>
          </DiscussLink>
          {talk && <DiscussedMark talk={talk} />}
        </p>
      </div>
    </li>
  );
}
