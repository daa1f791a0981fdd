import { useSearch } from 'wouter';
import { flagParam, readParam, textParam } from '../../routes/url-params.ts';
import { useDialogPlace } from '../../routes/use-dialog-place.ts';
import { Objectives } from '../objectives/objectives.ts';
import { type Chosen, useObjectivesPlace } from '../objectives/place.ts';
import { COMPARE, SecondWork } from '../second-work/second-work.ts';
import type { Subject } from '../use-open-discussion.ts';
import { EditingPlace } from './editing-place.tsx';
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
const secondParam = flagParam('second');
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
      <Exploring kind={kind} featured={featured} works={works} />
    </>
  );
}

/** The objectives of one work, and where two are to be compared, the second one. */
function Exploring({ kind, featured, works }: Omit<Props, 'words'>) {
  const search = useSearch();
  const place = useObjectivesPlace();
  const { change } = useDialogPlace();
  const subject = place.chosen && subjectOf(kind, place.chosen, featured, works);
  if (!subject) return null;
  const backToObjectives = () => change({ second: null });
  if (kind === 'artwork' && readParam(search, secondParam)) {
    return (
      <SecondWork
        subject={subject}
        onLeave={(path) => {
          backToObjectives();
          place.leaveFor(path);
        }}
        onBack={backToObjectives}
        onClose={() => {
          backToObjectives();
          place.close();
        }}
      />
    );
  }
  return (
    <Objectives
      subject={subject}
      freeText
      onLeave={place.leaveFor}
      onClose={place.close}
      {...(kind === 'artwork' && { before: { [COMPARE]: () => change({ second: '1' }) } })}
    />
  );
}

function subjectOf(
  kind: GalleryKind,
  chosen: Chosen,
  featured: readonly FeaturedWork[],
  { own }: GalleryWorks,
): Subject | null {
  if ('itemId' in chosen) {
    const found = own.find(({ id }) => id === chosen.itemId);
    return found
      ? { discussed: { kind, itemId: found.id }, title: found.title, creator: found.creator }
      : null;
  }
  const found = featured.find(({ slug }) => slug === chosen.slug);
  return found ? { discussed: { kind, slug: found.slug }, title: found.title, creator: found.creator } : null;
}
