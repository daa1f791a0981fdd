import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { wordsFor } from '../../call.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { toast } from '../../kit/toast.ts';
import { useCoarsePointer } from '../../kit/use-coarse-pointer.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/galleries.ts';
import { knownWork, shortTitle } from '../works/collections.ts';
import { GoneNotice } from '../works/gone-notice.tsx';
import { GoneElsewhere, isChangedElsewhere, keepAnyway, saveWork } from '../works/save-work.ts';
import type { GalleryKind } from './gallery-words.ts';
import { useWorkForm } from './use-work-form.ts';
import { WorkFields } from './work-fields.tsx';
import { bodyOf, changesOf, isChanged, type KeptWork, valuesOf } from './work-form.ts';

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
  const [begun] = useState(() => valuesOf(kind, work));
  // What each field is known to hold where the work is kept.
  const known = useRef(begun);
  const form = useWorkForm(kind, begun);
  const isCoarse = useCoarsePointer();
  const first = useRef<HTMLElement>(null);
  const [foundGone, setFoundGone] = useState(false);
  const done = (title: string) => {
    toast({ title: say.isSaved(shortTitle(title)) });
    onClose();
  };
  const save = () => {
    if (!isChanged(begun, form.values)) return onClose();
    return form.send(
      async () => {
        try {
          done((await saveWork(client, kind, work.id, changesOf(kind, known.current, form.values))).title);
        } catch (error) {
          // Both have been seen now: who saves again means it.
          if (isChangedElsewhere(error)) {
            const now = valuesOf(kind, knownWork(client, kind, work.id) ?? work);
            const seen = Object.keys(error.fields).map((name) => [name, now[name] ?? '']);
            known.current = { ...known.current, ...Object.fromEntries(seen) };
          }
          if (!(error instanceof GoneElsewhere)) throw error;
          setFoundGone(true);
        }
      },
      (error) => ({ title: everywhere.thatCouldNotBeSaved, words: wordsFor(error) }),
    );
  };
  const keep = async () => {
    const { was: _, ...change } = changesOf(kind, known.current, form.values);
    const { work: kept } = await keepAnyway(client, kind, work.id, {
      change,
      add: bodyOf(kind, form.values),
    });
    done(kept.title);
  };
  return (
    <Dialog title={say.edit(shortTitle(work.title))} onClose={onClose} firstFocus={first}>
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
          <DialogFoot>
            <Button onClick={onClose}>{everywhere.cancel}</Button>
            <Button
              type="submit"
              variant="primary"
              disabled={!form.isReady && !form.busy}
              busy={form.busy && everywhere.saving}
            >
              {everywhere.saveChanges}
            </Button>
          </DialogFoot>
        )}
      </form>
    </Dialog>
  );
}
