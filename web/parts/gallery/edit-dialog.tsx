import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { toast } from '../../kit/toast.ts';
import { useCoarsePointer } from '../../kit/use-coarse-pointer.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/galleries.ts';
import { shortTitle } from '../works/collections.ts';
import { GoneNotice } from '../works/gone-notice.tsx';
import { GoneElsewhere, keepAnyway, saveWork } from '../works/save-work.ts';
import type { GalleryKind } from './gallery-words.ts';
import { useWorkForm } from './use-work-form.ts';
import { WorkFields } from './work-fields.tsx';
import { bodyOf, isChanged, type KeptWork, valuesOf } from './work-form.ts';

type Props = {
  kind: GalleryKind;
  noun: string;
  work: KeptWork;
  /** It is not in the list any more: another tab deleted it. */
  isGone: boolean;
  onClose: () => void;
};

/** All that is kept about a work, to be changed. */
export function EditDialog({ kind, noun, work, isGone, onClose }: Props) {
  const client = useQueryClient();
  const begun = useRef(valuesOf(kind, work)).current;
  const form = useWorkForm(kind, begun);
  const isCoarse = useCoarsePointer();
  const first = useRef<HTMLElement>(null);
  const [foundGone, setFoundGone] = useState(false);
  const body = () => bodyOf(kind, form.values);
  const done = (title: string) => {
    toast({ title: say.isSaved(shortTitle(title)) });
    onClose();
  };
  const save = () => {
    if (!isChanged(begun, form.values)) return onClose();
    return form.send(async () => {
      try {
        done((await saveWork(client, kind, work.id, body())).title);
      } catch (error) {
        if (!(error instanceof GoneElsewhere)) throw error;
        setFoundGone(true);
      }
    }, everywhere.thatCouldNotBeSaved);
  };
  const keep = async () => {
    const { work: kept } = await keepAnyway(client, kind, work.id, { change: body(), add: body() });
    done(kept.title);
  };
  return (
    <Dialog title={say.edit(shortTitle(work.title))} onClose={onClose} firstFocus={first} wide>
      <form
        ref={(element) => {
          form.form.current = element;
          // On a phone a field would bring the keyboard up at once.
          first.current = isCoarse ? null : (element?.querySelector('input') ?? null);
        }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="grid gap-5 pt-1"
      >
        {(foundGone || isGone) && <GoneNotice noun={noun} onKeep={keep} onLetGo={onClose} />}
        <WorkFields kind={kind} form={form} />
        {!(foundGone || isGone) && (
          <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
            <Button variant="quiet" onClick={onClose}>
              {everywhere.cancel}
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={!form.isReady && !form.busy}
              busy={form.busy && everywhere.saving}
            >
              {everywhere.saveChanges}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
