import type { RecentTalk } from '#contract/home.ts';
import { momentOf } from '../../data/clock-time.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ItemCover } from '../../parts/item-cover.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import { discussedOf, talkPath } from '../../routes/talk-path.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/home.tsx';

const ROW = 'mt-5 grid gap-4 md:grid-cols-3';
const CARD =
  'relative flex h-36 items-start gap-4 md:max-lg:gap-3 rounded-large border border-line bg-surface p-4';
const MARKS = { book: 'text-books', concept: 'text-ideas', artwork: 'text-art', movie: 'text-film' } as const;
const KINDS = { book: everywhere.book, concept: say.idea, artwork: everywhere.art, movie: say.film } as const;

/** The last talks, each with the way back into it. */
export function RecentTalks({ talks }: { talks: readonly RecentTalk[] }) {
  return (
    <section aria-labelledby="continue-title" className="mt-12">
      <h2 id="continue-title" className="text-heading">
        {everywhere.continueIt}
      </h2>
      <ul className={ROW}>
        {talks.map((talk) => (
          <li key={talk.id} className="min-w-0">
            <TalkCard talk={talk} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the shape of three. */
export function TalksComing() {
  return (
    <div role="status" aria-label={say.fetchingYourLastDiscussions} className="mt-12">
      <Skeleton className="h-[1.875rem] w-32" />
      <div className={ROW}>
        {[0, 1, 2].map((place) => (
          <div key={place} className={CARD}>
            <Skeleton className="aspect-[2/3] w-16 md:max-lg:w-14" />
            <span className="grid flex-1 gap-2">
              <Skeleton className="h-3 w-12" />
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-3.5 w-3/5" />
              <Skeleton className="h-3 w-2/5" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function TalkCard({ talk }: { talk: RecentTalk }) {
  const { kind, title, name, objective, beside, lastMessageAt, createdAt } = talk;
  const discussed = discussedOf(talk);
  if (!discussed) return null;
  const at = lastMessageAt ?? createdAt;
  return (
    <article
      className={`group transition-[border-color,box-shadow] duration-[var(--calm)] hover:border-line-strong hover:shadow-lift ${CARD}`}
    >
      <ItemCover item={talk} className="w-16 shrink-0 md:max-lg:w-14" />
      <div className="min-w-0 flex-1">
        <p className={`text-caption ${MARKS[kind]}`}>{KINDS[kind]}</p>
        <h3 className="line-clamp-2 font-display text-body leading-snug font-medium [overflow-wrap:anywhere]">
          <PageLink
            to={talkPath(discussed, talk)}
            transition
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-large group-hover:underline group-hover:decoration-line-strong group-hover:underline-offset-4"
          >
            <bdi>{title}</bdi>
          </PageLink>
        </h3>
        <p className="truncate text-small text-ink-soft">
          <bdi>{name ?? (beside ? `${objective}: ${beside.title}` : objective)}</bdi>
        </p>
        <p className="text-caption text-ink-faint">
          <time dateTime={at}>{momentOf(at)}</time>
        </p>
      </div>
    </article>
  );
}
