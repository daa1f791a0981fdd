import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WorkCard } from '#catalogue/shelf/types.ts';
import { PageLink } from '../../../parts/page-link.tsx';
import { type Discussed, discussionPath } from '../../../routes/discussion-path.ts';
import * as say from '../../../words/side-page.ts';
import { catalogueId } from '../work/catalogue-id.ts';
import type { Work } from '../work/work.ts';
import { SideSection } from './side-section.tsx';

type Besides = WorkCard['besides'][number];

const cardQuery = (work: Work) =>
  queryOptions({
    queryKey: ['work card', work.kind, work.slug, work.title, work.creator],
    queryFn: async (): Promise<WorkCard | null> => {
      const id = await catalogueId(work);
      if (id === null) return null;
      if (work.kind !== 'concept') {
        const { workCardOf } = await import('#catalogue/shelf/work-cards.ts');
        return workCardOf(work.kind, id);
      }
      const { studyCardOf } = await import('#catalogue/shelf/study-cards.ts');
      const card = await studyCardOf(id);
      if (!card) return null;
      const { definition, example, limit, related, books } = card;
      return {
        id,
        summary: definition,
        moments: [
          { name: say.anExample, text: example },
          { name: say.whereItStops, text: limit },
        ],
        ideas: related,
        besides: books.map(({ id: book, title, author }) => ({
          kind: 'book',
          id: book,
          title,
          creator: author,
          reason: null,
        })),
      };
    },
  });

/** What the catalogue knows of the work, and nothing that gives it away. */
export function WorkCardPage({ work }: { work: Work }) {
  const { data: card } = useQuery(cardQuery(work));
  if (!card) return null;
  return (
    <>
      <SideSection title={say.inShort}>
        <p className="font-serif text-control leading-normal">{card.summary}</p>
      </SideSection>
      {card.moments.length > 0 && (
        <SideSection title={work.kind === 'artwork' ? say.toLookAt : say.toHoldOnTo}>
          <dl className="grid gap-3 text-small leading-snug">
            {card.moments.map(({ name, text }) => (
              <div key={name}>
                <dt className="font-serif text-control text-ink italic first-letter:uppercase">{name}</dt>
                <dd className="mt-0.5 text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </SideSection>
      )}
      {card.ideas.length > 0 && (
        <SideSection title={say.ideasNearby}>
          <ul className="flex flex-wrap gap-1.5 text-small">
            {card.ideas.map(({ id, name }) => (
              <li key={id}>
                <PageLink
                  to={discussionPath({ kind: 'concept', slug: id })}
                  className="inline-flex min-h-8 items-center rounded-small border border-line px-2 text-ink no-underline hover:bg-sunk touch:min-h-11"
                >
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </SideSection>
      )}
      {card.besides.length > 0 && (
        <SideSection title={say.toSetBesideIt}>
          <ul className="grid gap-2.5 text-small leading-snug">
            {card.besides.slice(0, 4).map((other) => (
              <Beside key={`${other.kind} ${other.id}`} other={other} />
            ))}
          </ul>
        </SideSection>
      )}
    </>
  );
}

function Beside({ other: { kind, id, title, creator, reason } }: { other: Besides }) {
  return (
    <li>
      <PageLink
        to={discussionPath({ kind, slug: id } as Discussed)}
        className="font-serif text-control text-ink italic underline decoration-line-strong hover:decoration-accent"
      >
        {title}
      </PageLink>
      <span className="text-ink-soft">
        {kind !== 'concept' && `, ${creator}`}
        {reason && `. ${reason}`}
      </span>
    </li>
  );
}
