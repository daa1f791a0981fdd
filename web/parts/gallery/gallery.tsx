import { useDeferredValue, useMemo, useRef } from 'react';
import { counted } from '../../data/counted.ts';
import { Button } from '../../kit/button.tsx';
import { LampDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import type { GridHandle } from '../../kit/virtual-grid.tsx';
import { useTitle } from '../../shell/use-title.ts';
import * as counts from '../../words/counts.ts';
import * as say from '../../words/galleries.ts';
import { FetchTrouble } from '../fetch-trouble.tsx';
import { WaysBack } from '../ways-back.tsx';
import { WorksSkeleton } from '../works/works-skeleton.tsx';
import { AddButtons } from './add-buttons.tsx';
import type { FeaturedWork } from './featured.ts';
import { FeaturedSection } from './featured-section.tsx';
import { FilterBar } from './filter-bar.tsx';
import { GalleryDialogs } from './gallery-dialogs.tsx';
import type { GalleryKind, GalleryWords } from './gallery-words.ts';
import { choicesOf, isNarrowed, narrow } from './narrow.ts';
import { OwnSection } from './own-section.tsx';
import { useFilters } from './use-filters.ts';
import { useGalleryWorks } from './use-gallery-works.ts';

type Props<K extends GalleryKind> = {
  kind: K;
  words: GalleryWords;
  featured: readonly FeaturedWork<K>[];
};

/** A collection of one's own above the works we bring along; one search over both. */
export function Gallery<K extends GalleryKind>({ kind, words, featured }: Props<K>) {
  useTitle(words.title);
  const works = useGalleryWorks(kind, featured);
  const { own } = works;
  const names = useMemo(
    () => ({ text: 'q', creator: words.creator.param, group: words.group.param }),
    [words],
  );
  const { filters: typed, set, clear } = useFilters(names);
  // Thousands may have to be gone through: the letter typed stands there at once.
  const filters = useDeferredValue(typed);
  const grid = useRef<GridHandle>(null);
  const wall = useRef<HTMLUListElement>(null);
  const creators = useMemo(
    () => choicesOf([...featured, ...own].map(({ creator }) => creator)),
    [featured, own],
  );
  const groups = useMemo(
    () => choicesOf([...featured, ...own].flatMap((work) => work.groups)),
    [featured, own],
  );
  const ownFound = useMemo(() => narrow(own, filters), [own, filters]);
  const featuredFound = useMemo(() => narrow(featured, filters), [featured, filters]);
  const isSearching = isNarrowed(filters);
  const found = ownFound.length + featuredFound.length;

  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-20 sm:px-6">
      <WaysBack ways={[words.back]} />
      <header className="mt-6 mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0 max-w-measure flex-1 basis-80">
          <h1 className="text-title">{words.title}</h1>
          <p className="mt-4 font-serif text-lead text-ink-soft">{words.lead}</p>
        </div>
        <AddButtons words={words} />
      </header>
      <FilterBar
        words={words}
        searchLabel={words.searchAll}
        filters={typed}
        creators={creators}
        groups={groups}
        onChange={set}
        {...(found > 0 && { onClear: clear })}
        onDown={() =>
          ownFound.length > 0
            ? grid.current?.focus()
            : wall.current?.querySelector<HTMLElement>('[data-primary]')?.focus()
        }
      />
      <p role="status" className="mt-2 min-h-6 text-small text-ink-faint">
        {isSearching && !works.isPending && found > 0 && countOf(found, words)}
        {isSearching && found === 0 && <span className="sr-only">{words.noneFound}</span>}
      </p>
      {works.isPending ? (
        <div className="mt-8">
          <WorksSkeleton
            label={say.fetchingYour(words.many)}
            kind={kind === 'artwork' ? 'frame' : 'cover'}
            cards={12}
          />
        </div>
      ) : (
        <>
          {works.error && own.length === 0 && (
            <FetchTrouble
              what={say.yourOwnCouldNotBeFetched(words.many)}
              error={works.error}
              isTrying={works.isFetching}
              onAgain={works.tryAgain}
              className="mt-8"
            />
          )}
          {!works.error && (
            <OwnSection
              words={words}
              all={own}
              shown={ownFound}
              grid={grid}
              isSearching={isSearching}
              hasFeatured={featuredFound.length > 0}
              paletteOf={works.paletteOf}
            />
          )}
          {featuredFound.length > 0 && (
            <FeaturedSection
              kind={kind}
              words={words}
              all={featured}
              shown={featuredFound}
              ownedBySlug={works.ownedBySlug}
              wall={wall}
            />
          )}
          {isSearching && found === 0 && (
            <EmptyState
              drawing={<LampDrawing />}
              sentence={words.noneFound}
              action={<Button onClick={clear}>{say.clearAllFilters}</Button>}
            />
          )}
        </>
      )}
      <GalleryDialogs kind={kind} words={words} featured={featured} works={works} />
    </div>
  );
}

function countOf(found: number, { one, many }: GalleryWords): string {
  return counts.found(counted(found, one, many));
}
