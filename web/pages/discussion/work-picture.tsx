import { GeneratedCover } from '../../parts/generated-cover.tsx';
import type { Work } from './work.ts';

/** A small likeness of the work; the title stands beside it. */
export function WorkPicture({ work, className = 'w-24 sm:w-28' }: { work: Work; className?: string }) {
  const { kind, title, creator, year, genres } = work;
  return (
    <div className={className}>
      <GeneratedCover
        kind={kind}
        title={title}
        creator={kind === 'concept' ? (genres?.[0] ?? '') : creator}
        {...(year && { year })}
      />
    </div>
  );
}
