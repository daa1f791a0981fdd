import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../kit/button.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { toast } from '../../kit/toast.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/galleries.ts';
import { addWork, shortTitle } from '../works/collections.ts';
import { notAdded } from '../works/not-added.ts';
import type { GalleryKind } from './gallery-words.ts';
import type { WorkForm } from './use-work-form.ts';
import { WorkFields } from './work-fields.tsx';
import { bodyOf } from './work-form.ts';

type Props = {
  kind: GalleryKind;
  form: WorkForm;
  label: string;
  onDone: () => void;
  onCancel: () => void;
};

/** A work the catalogue does not hold, in the person's own words. */
export function AddManually({ kind, form, label, onDone, onCancel }: Props) {
  const client = useQueryClient();
  const add = () =>
    form.send(
      async () => {
        const added = await addWork(client, kind, bodyOf(kind, form.values));
        toast({ title: say.isInYourCollection(shortTitle(added.title)) });
        onDone();
      },
      (error) => notAdded(error, say.thatCouldNotBeAdded),
    );
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      className="grid gap-5"
    >
      <WorkFields kind={kind} form={form} />
      <DialogFoot>
        <Button onClick={onCancel}>{everywhere.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!form.isReady && !form.busy}
          busy={form.busy && everywhere.adding}
        >
          {label}
        </Button>
      </DialogFoot>
    </form>
  );
}
