import { useSearch } from 'wouter';
import { readParam, textParam } from '../../routes/url-params.ts';
import { useDialogPlace } from '../../routes/use-dialog-place.ts';
import { EditingPlace } from './editing-place.tsx';
import { ExploringPlace } from './exploring-place.tsx';
import type { FeaturedWork } from './featured.ts';
import type { GalleryKind, GalleryWords } from './gallery-words.ts';
import { Adding } from './over-gallery.ts';
import type { GalleryWorks } from './use-gallery-works.ts';

type Props = {
  kind: GalleryKind;
  words: GalleryWords;
  featured: readonly FeaturedWork[];
  works: GalleryWorks;
};

const addParam = textParam('add');
/** All that the dialog for adding has in the address; closing it takes everything along. */
const ADDING_GONE = { add: null, tab: null, find: null, by: null, in: null };

/** Whatever stands over the page, as the address says. */
export function GalleryDialogs({ kind, words, featured, works }: Props) {
  const search = useSearch();
  const { close } = useDialogPlace();
  const adding = words.adding.find(({ as }) => as === readParam(search, addParam));
  return (
    <>
      {adding && (
        <Adding
          kind={kind}
          words={words}
          featured={featured}
          isOwned={(work) => works.ownedBySlug.has(work.slug)}
          label={adding.label}
          onClose={() => close(ADDING_GONE)}
        />
      )}
      <EditingPlace kind={kind} noun={words.one} works={works} />
      <ExploringPlace kind={kind} noun={words.one} featured={featured} works={works} />
    </>
  );
}
