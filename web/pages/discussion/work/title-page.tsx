import { objectiveOf } from '#catalogue/objectives.ts';
import type { WorkBeside } from '#contract/discussions.ts';
import { Badge } from '../../../kit/badge.tsx';
import { classes } from '../../../kit/classes.ts';
import { BesideWork } from '../../../parts/beside-work.tsx';
import { byline } from '../../../parts/byline.ts';
import { WorkTitle } from '../../../parts/work-title.tsx';
import { useFacts } from './book-facts.ts';
import type { Work } from './work.ts';
import { WorkPicture } from './work-picture.tsx';

type Props = { work: Work; objective: string; beside: WorkBeside | null };

/** The head of the talk, like the title page of a book. */
export function TitlePage({ work, objective, beside }: Props) {
  const known = objectiveOf(work.kind, objective);
  const { year, genres = [] } = useFacts(work);
  const facts = [year, ...(work.kind === 'movie' ? [] : genres)].filter(Boolean);
  return (
    <header
      className={classes(
        'flex items-end gap-5 max-[20rem]:flex-col max-[20rem]:items-start border-b border-line pt-6 sm:gap-8 @4xl:mr-[15.75rem]',
        // The picture comes under it, and the opening under that: all three are to be seen.
        work.kind === 'artwork' ? 'mb-6 pb-5 sm:pt-8' : 'mb-9 pb-7 sm:pt-10 sm:pb-9',
      )}
    >
      {work.kind !== 'artwork' && <WorkPicture work={work} className="w-20 shrink-0 sm:w-28" />}
      <div className="min-w-0">
        <p className="eyebrow text-accent">{known?.name ?? objective}</p>
        <WorkTitle title={work.title} />
        {byline(work) && (
          <p dir="auto" className="mt-1 line-clamp-3 font-serif text-lead text-ink-soft italic wrap-anywhere">
            {byline(work)}
          </p>
        )}
        {beside && <BesideWork beside={beside} />}
        {/* A book's come a moment later: their line is kept, so that nothing moves. */}
        {(facts.length > 0 || work.kind === 'movie' || work.kind === 'book') && (
          <p className="mt-1.5 flex min-h-[1lh] flex-wrap items-center gap-x-2 gap-y-1 text-caption text-ink-faint">
            {facts.join(' · ')}
            {work.kind === 'movie' && genres.map((genre) => <Badge key={genre}>{genre}</Badge>)}
          </p>
        )}
        {known?.subtitle && (
          <p className="mt-2 font-serif text-body text-ink-soft max-sm:hidden">{known.subtitle}</p>
        )}
      </div>
    </header>
  );
}
