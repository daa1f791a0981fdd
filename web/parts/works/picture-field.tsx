import { Upload } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { uploadPicture, whyNotAPicture } from '../../data/pictures.ts';
import { Button } from '../../kit/button.tsx';
import { classes } from '../../kit/classes.ts';
import { Field } from '../../kit/field.tsx';
import { TextInput } from '../../kit/inputs.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';
import { useAttempt } from '../use-attempt.ts';
import { useDrop } from '../use-drop.ts';
import { type Pictured, WorkCover } from './work-cover.tsx';

type Props = {
  /** As the specification calls it where it does: "Cover Image URL". */
  label: string;
  name: string;
  value: string;
  onChange: (address: string) => void;
  /** The work as typed so far, whose drawn cover stands in. */
  work: Omit<Pictured, 'pictureUrl'>;
  error?: string | undefined;
};

/** Ours, from an upload; people need not read it. */
const UPLOADED = '/api/pictures/';

/** A picture by its address in the web, or from one's own device, chosen or dropped here. */
export function PictureField({ label, name, value, onChange, work, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, wrong, attempt, refuse } = useAttempt();
  const status = useId();
  const isUploaded = value.startsWith(UPLOADED);

  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    const refusal = whyNotAPicture(file);
    refuse(refusal);
    if (!refusal) await attempt(async () => onChange(await uploadPicture(file)));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    void take(file);
  };
  const { isOver, dropProps } = useDrop((file) => void take(file));

  return (
    <div
      {...dropProps}
      className={classes(
        'grid grid-cols-[5rem_minmax(0,1fr)] items-start max-[20rem]:grid-cols-1 gap-4 rounded-medium',
        isOver && 'outline-2 outline-offset-6 outline-accent outline-dashed',
      )}
    >
      <WorkCover
        work={{ ...work, pictureUrl: isShowable(value) ? value : null }}
        width={192}
        className="w-20"
      />
      <div className="grid gap-2.5">
        {isUploaded ? (
          <div className="grid gap-1.5">
            <p className="text-small font-medium">{label}</p>
            <p className="text-small text-ink-soft">{say.aPictureYouUploaded}</p>
            <input type="hidden" name={name} value={value} />
            {error && <p className="text-small text-danger">{error}</p>}
          </div>
        ) : (
          <Field label={label} optional error={error}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                value={value}
                onChange={(event) => onChange(event.target.value)}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={<Upload size={16} strokeWidth={1.75} aria-hidden="true" />}
            busy={busy && everywhere.uploading}
            needsServer
            aria-describedby={status}
            onClick={() => input.current?.click()}
          >
            {isUploaded ? everywhere.changePicture : everywhere.uploadAPicture}
          </Button>
          {isUploaded && (
            <Button size="small" variant="quiet" onClick={() => onChange('')}>
              {everywhere.remove}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={say.pictureFile}
          onChange={choose}
        />
        <div id={status} className="text-caption">
          {!wrong && <p className="text-ink-faint">{say.pictureFileHint}</p>}
          <p role="status" className="text-danger">
            {wrong}
          </p>
        </div>
      </div>
    </div>
  );
}

function isShowable(address: string): boolean {
  return address.startsWith(UPLOADED) || /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(address);
}
