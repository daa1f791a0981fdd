import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { toast } from '../../kit/toast.ts';
import { flagParam, readParam } from '../../routes/url-params.ts';
import { useDialogPlace } from '../../routes/use-dialog-place.ts';
import * as say from '../../words/galleries.ts';
import { Objectives } from '../objectives/objectives.ts';
import { type Chosen, useObjectivesPlace } from '../objectives/place.ts';
import { COMPARE, SecondWork } from '../second-work/second-work.ts';
import type { Subject } from '../use-open-discussion.ts';
import type { FeaturedWork } from './featured.ts';
import type { GalleryKind } from './gallery-words.ts';
import type { GalleryWorks } from './use-gallery-works.ts';

type Props = {
  kind: GalleryKind;
  noun: string;
  featured: readonly FeaturedWork[];
  works: GalleryWorks;
};

const secondParam = flagParam('second');

/** The objectives of the work the address names, and where two are to be compared, the second one. */
export function ExploringPlace({ kind, noun, featured, works }: Props) {
  const search = useSearch();
  const place = useObjectivesPlace();
  const { change } = useDialogPlace();
  const subject = place.chosen && subjectOf(kind, place.chosen, featured, works);
  const missing = subject || works.isPending || works.error ? null : place.chosen;
  const lost = missing && wordsForLost(missing, noun);
  const { close } = place;

  useEffect(() => {
    if (!lost) return;
    toast({ title: lost });
    close();
  }, [lost, close]);

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

/** A link may name what was taken away since, or never was there. */
const wordsForLost = (chosen: Chosen, noun: string): string =>
  'itemId' in chosen ? say.isNotYoursAnyMore(noun) : say.isNotFeatured(noun);
