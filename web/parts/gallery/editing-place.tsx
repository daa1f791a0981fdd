import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { artworksQuery } from '../../data/artworks.ts';
import { moviesQuery } from '../../data/movies.ts';
import { toast } from '../../kit/toast.ts';
import { idParam, readParam } from '../../routes/url-params.ts';
import { useDialogPlace } from '../../routes/use-dialog-place.ts';
import * as say from '../../words/galleries.ts';
import type { GalleryKind } from './gallery-words.ts';
import { Editing } from './over-gallery.ts';
import type { GalleryWorks } from './use-gallery-works.ts';
import type { KeptWork } from './work-form.ts';

type Props = { kind: GalleryKind; noun: string; works: GalleryWorks };

const editParam = idParam('edit');

/** The work the address says is being changed. It stays while it is, also when another tab deletes it. */
export function EditingPlace({ kind, noun, works }: Props) {
  const id = readParam(useSearch(), editParam);
  const client = useQueryClient();
  const { close } = useDialogPlace();
  const lastSeen = useRef<KeptWork | null>(null);
  const { queryKey } = kind === 'movie' ? moviesQuery : artworksQuery;
  const isListed = id !== null && works.own.some((work) => work.id === id);
  if (isListed)
    lastSeen.current = client.getQueryData<KeptWork[]>(queryKey)?.find((one) => one.id === id) ?? null;
  const work = lastSeen.current?.id === id ? lastSeen.current : null;
  const isLost = id !== null && !work && !works.isPending && !works.error;

  useEffect(() => {
    if (!isLost) return;
    toast({ title: say.isNotYoursAnyMore(noun) });
    close({ edit: null });
  }, [isLost, noun, close]);

  if (id === null || !work) return null;
  return (
    <Editing
      key={id}
      kind={kind}
      noun={noun}
      work={work}
      isGone={!isListed}
      onClose={() => close({ edit: null })}
    />
  );
}
