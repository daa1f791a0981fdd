import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useCallback, useId, useRef, useState } from 'react';
import { call } from '../../call.ts';
import { displayName } from '../../data/name.ts';
import { whyNotAPicture } from '../../data/pictures.ts';
import { showUser, usePerson } from '../../data/session.ts';
import { Alert } from '../../kit/alert.tsx';
import { Avatar } from '../../kit/avatar.tsx';
import { Button } from '../../kit/button.tsx';
import { intent, onIntent } from '../../kit/on-intent.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/profile.tsx';

const CropDialog = onIntent(() => import('./crop-dialog.tsx').then((module) => module.CropDialog));

export function Picture() {
  const user = usePerson();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const { busy, wrong, attempt, refuse } = useAttempt();
  const [chosen, setChosen] = useState<File | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const refusal = whyNotAPicture(file);
    refuse(refusal);
    if (refusal) return;
    // Where the dialog gives the focus back to, however the file was chosen.
    button.current?.focus();
    setChosen(file);
  };
  const close = useCallback(() => setChosen(null), []);

  const upload = async (picture: Blob) => {
    const body = new FormData();
    body.set('picture', picture, 'picture.png');
    const { profileImageUrl } = await call('POST /api/profile/picture', { body });
    showUser(client, { ...user, profileImageUrl });
  };

  const remove = () =>
    attempt(async () => {
      await call('DELETE /api/profile/picture');
      showUser(client, { ...user, profileImageUrl: null });
      button.current?.focus();
    });

  return (
    <div className="flex flex-wrap items-center gap-6">
      <Avatar name={displayName(user)} src={user.profileImageUrl} className="size-24 text-[2.75rem]" />
      <div className="grid min-w-0 flex-1 basis-60 gap-3">
        <div className="flex flex-wrap gap-3">
          <Button
            ref={button}
            aria-describedby={help}
            needsServer
            onClick={() => input.current?.click()}
            {...intent(CropDialog)}
          >
            {user.profileImageUrl ? everywhere.changePicture : everywhere.uploadAPicture}
          </Button>
          {user.profileImageUrl && (
            <Button variant="quiet" busy={busy && everywhere.removing} needsServer onClick={remove}>
              {everywhere.remove}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={say.profilePicture}
            onChange={choose}
          />
        </div>
        <p id={help} className="text-caption text-ink-faint">
          {say.pictureHint}
        </p>
        {wrong && <Alert tone="danger">{wrong}</Alert>}
      </div>
      {chosen && <CropDialog file={chosen} onClose={close} onChosen={upload} />}
    </div>
  );
}
