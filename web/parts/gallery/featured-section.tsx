import type { Ref } from 'react';
import { COVER_WALL, FRAME_WALL } from '../works/works-skeleton.tsx';
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

/** The works we bring along, all of them on the page: drawings come a few at a time, pictures as they near. */
export function FeaturedSection<K extends GalleryKind>(props: Props<K>) {
  const { words, kind, all, shown, ownedBySlug, wall } = props;
  return (
    <section aria-labelledby="featured-works" className="mt-8 [section+&]:mt-14">
      <SectionHeading
        id="featured-works"
        title={words.featured}
        count={all.length}
        shown={shown.length}
        lead={words.featuredLead}
      />
      <ul ref={wall} className={kind === 'artwork' ? FRAME_WALL : COVER_WALL}>
        {shown.map((work) => (
          <li key={work.slug}>
            <FeaturedCard
              kind={kind}
              work={work}
              place={all.indexOf(work)}
              owned={ownedBySlug.get(work.slug)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
