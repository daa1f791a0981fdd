import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { call, wordsFor } from '../../call.ts';
import { displayName } from '../../data/name.ts';
import { whyNotAPicture } from '../../data/pictures.ts';
import { showUser, usePerson } from '../../data/session.ts';
import { Alert } from '../../kit/alert.tsx';
import { Avatar } from '../../kit/avatar.tsx';
import { Button } from '../../kit/button.tsx';

export function Picture() {
  const user = usePerson();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const [busy, setBusy] = useState<'upload' | 'removal' | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  const change = async (what: 'upload' | 'removal', run: () => Promise<string | null>) => {
    if (busy) return;
    setBusy(what);
    setWrong(null);
    try {
      showUser(client, { ...user, profileImageUrl: await run() });
    } catch (error) {
      console.error(error);
      setWrong(wordsFor(error));
    } finally {
      setBusy(null);
    }
  };

  const upload = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const refusal = whyNotAPicture(file);
    if (refusal) {
      setWrong(refusal);
      return;
    }
    void change('upload', async () => {
      const body = new FormData();
      body.set('picture', file);
      return (await call('POST /api/profile/picture', { body })).profileImageUrl;
    });
  };

  const remove = () =>
    change('removal', async () => {
      await call('DELETE /api/profile/picture');
      return null;
    });

  return (
    <div className="flex flex-wrap items-center gap-6">
      <Avatar name={displayName(user)} src={user.profileImageUrl} className="size-24 text-[2.75rem]" />
      <div className="grid min-w-0 flex-1 basis-60 gap-3">
        <div className="flex flex-wrap gap-3">
          <Button
            aria-describedby={help}
            busy={busy === 'upload' && 'Uploading...'}
            onClick={() => input.current?.click()}
          >
            {user.profileImageUrl ? 'Change picture' : 'Upload a picture'}
          </Button>
          {user.profileImageUrl && (
            <Button variant="quiet" busy={busy === 'removal' && 'Removing...'} onClick={remove}>
              Remove
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label="Profile picture"
            onChange={upload}
          />
        </div>
        <p id={help} className="text-caption text-ink-faint">
          An image file; recommended: square, at least 200x200.
        </p>
        {wrong && <Alert tone="danger">{wrong}</Alert>}
      </div>
    </div>
  );
}
