import { objectiveOf } from '#catalogue/objectives.ts';
import { Badge } from '../../kit/badge.tsx';
import { byline } from './words-of-room.ts';
import type { Work } from './work.ts';
import { WorkPicture } from './work-picture.tsx';

/** The head of the talk, like the title page of a book. */
export function TitlePage({ work, objective }: { work: Work; objective: string }) {
  const known = objectiveOf(work.kind, objective);
  const facts = [work.year, ...(work.kind === 'movie' ? [] : (work.genres ?? []))].filter(Boolean);
  return (
    <header className="mb-10 grid justify-items-center gap-1 border-b border-line pt-8 pb-9 text-center sm:pt-12">
      <WorkPicture work={work} />
      <h1 className="mt-6 text-title">{work.title}</h1>
      {byline(work) && <p className="font-serif text-lead text-ink-soft italic">{byline(work)}</p>}
      {(facts.length > 0 || work.kind === 'movie') && (
        <p className="mt-1 flex flex-wrap items-center justify-center gap-2 text-caption text-ink-faint">
          {facts.join(' · ')}
          {work.kind === 'movie' && work.genres?.map((genre) => <Badge key={genre}>{genre}</Badge>)}
        </p>
      )}
      <p className="mt-5 eyebrow text-accent">{known?.name ?? objective}</p>
      {known?.subtitle && <p className="font-serif text-body text-ink-soft">{known.subtitle}</p>}
    </header>
  );
}
