import type { Ref } from 'react';
import type { FeaturedWork } from './featured.ts';
import { FeaturedCard } from './featured-card.tsx';
import type { GalleryKind, GalleryWords } from './gallery-words.ts';
import { SectionHeading } from './section-heading.tsx';
import type { GalleryWorks } from './use-gallery-works.ts';

type Props<K extends GalleryKind> = {
  words: GalleryWords;
  kind: K;
  all: readonly FeaturedWork<K>[];
  shown: readonly FeaturedWork<K>[];
  ownedBySlug: GalleryWorks['ownedBySlug'];
  wall: Ref<HTMLUListElement>;
};

/** The works we bring along, all of them on the page: what is out of sight costs nothing to lay out. */
export function FeaturedSection<K extends GalleryKind>(props: Props<K>) {
  const { words, kind, all, shown, ownedBySlug, wall } = props;
  return (
    <section aria-labelledby="featured-works" className="mt-14">
      <SectionHeading
        id="featured-works"
        title={words.featured}
        count={all.length}
        shown={shown.length}
        lead={words.featuredLead}
      />
      <ul
        ref={wall}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(152px,calc(50%-8px)),1fr))] gap-x-4 gap-y-8 lg:gap-x-6"
      >
        {shown.map((work, place) => (
          <li key={work.slug} className="[contain-intrinsic-size:auto_320px] [content-visibility:auto]">
            <FeaturedCard kind={kind} work={work} place={place} owned={ownedBySlug.get(work.slug)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
