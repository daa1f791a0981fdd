import type { InsightItem } from '#contract/insights.ts';
import { GeneratedCover } from './generated-cover.tsx';
import { WorkCover } from './works/work-cover.tsx';

type Props = { item: Pick<InsightItem, 'kind' | 'title' | 'creator' | 'pictureUrl'>; className?: string };

/** The likeness of a work or an idea; its title stands beside it. All of one height, so that a row is one. */
export function ItemCover({ item, className }: Props) {
  const { kind, title, creator, pictureUrl } = item;
  const place = `relative grid aspect-[2/3] items-end ${className ?? ''}`;
  return (
    <span className={place} data-cover="">
      {kind === 'concept' ? (
        <GeneratedCover kind="concept" title={title} creator="" />
      ) : (
        <WorkCover work={{ kind, title, creator, pictureUrl, year: null }} />
      )}
    </span>
  );
}
