import { ArrowDown } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../kit/button.tsx';
import { FramesDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { type GridHandle, VirtualGrid } from '../../kit/virtual-grid.tsx';
import { COVER_GRID, FRAME_GRID } from '../works/work-layouts.ts';
import { AddButtons } from './add-buttons.tsx';
import type { GalleryWords } from './gallery-words.ts';
import { OwnCard } from './own-card.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { GalleryWorks, Owned } from './use-gallery-works.ts';

type Props = {
  words: GalleryWords;
  all: readonly Owned[];
  shown: readonly Owned[];
  isSearching: boolean;
  /** Whether something featured stands below. */
  hasFeatured: boolean;
  grid: Ref<GridHandle>;
  paletteOf: GalleryWorks['paletteOf'];
};

/** With more than these the featured ones are out of sight. */
const MANY = 24;

/** What the person has. Without anything there is a word on how to begin, where the screen has one. */
export function OwnSection({ words, all, shown, isSearching, hasFeatured, grid, paletteOf }: Props) {
  if (all.length === 0) {
    if (isSearching || words.empty === '') return null;
    return (
      <section aria-labelledby="own-works" className="mt-8">
        <SectionHeading id="own-works" title={words.own} count={0} />
        <EmptyState
          drawing={<FramesDrawing />}
          sentence={words.empty}
          action={<AddButtons words={{ ...words, adding: words.adding.slice(0, 1) }} />}
        />
      </section>
    );
  }
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="own-works" className="mt-8">
      <SectionHeading id="own-works" title={words.own} count={all.length} shown={shown.length}>
        {shown.length > MANY && hasFeatured && <ToFeatured label={words.featured} />}
      </SectionHeading>
      <VirtualGrid
        items={shown}
        label={words.own}
        layout={words.kind === 'artwork' ? FRAME_GRID : COVER_GRID}
        handle={grid}
      >
        {(work, tabStop) => (
          <OwnCard work={work} kind={words.kind} palette={paletteOf(work)} tabStop={tabStop} />
        )}
      </VirtualGrid>
    </section>
  );
}

/** Past thousands of one's own at once: a smooth scroll would have to draw them all on the way. */
function ToFeatured({ label }: { label: string }) {
  const [first, ...rest] = label.split(' ');
  const go = () => {
    const heading = document.getElementById('featured-works');
    heading?.scrollIntoView({ behavior: 'instant' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <Button
      variant="quiet"
      size="small"
      className="-mr-3"
      icon={<ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={go}
    >
      {/* On a phone there is room for one word beside the heading. */}
      <span>
        {first} <span className="max-sm:sr-only">{rest.join(' ')}</span>
      </span>
    </Button>
  );
}
