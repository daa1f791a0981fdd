import { useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { fetchInIdleTime } from '../../kit/in-idle-time.ts';
import { addressNow, notePlace, returnToPlace } from '../../kit/use-scroll-place.ts';
import { isSparing } from '../../sparing.ts';
import { provideLater } from '../later.ts';
import { aroundNav, noticeCovers } from './around-nav.ts';
import { noteFollowed, returnToLink } from './followed-link.ts';
import { watchWhoIsHere } from './other-person.ts';
import { ShortcutsDoor } from './shortcuts-door.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { watchForms } from './typed-forms.ts';
import { useOfflineStock } from './use-offline-stock.ts';

provideLater({ aroundNav, returnToPlace: returnToWhereItWasLeft });
noticeCovers();
watchForms();
if (!isSparing()) fetchInIdleTime();

function returnToWhereItWasLeft(): () => void {
  const letBe = [returnToPlace(), returnToLink()];
  return () => {
    for (const one of letBe) one();
  };
}

/** What nobody waits for when a page opens: the service worker, what is taken along for offline, the list of keys. */
export function Afterwards({ user, pressed }: { user: User | null; pressed: KeyboardEvent | null }) {
  useOfflineStock(user);
  const id = user?.id ?? null;
  useEffect(() => (id === null ? undefined : watchWhoIsHere(id)), [id]);
  // Once more, for who listens to it has only now come.
  useEffect(() => {
    pressed?.target?.dispatchEvent(pressed);
  }, [pressed]);
  useEffect(() => {
    // Where a link is followed from, before the router hears of the click.
    const note = (event: MouseEvent) => {
      notePlace(addressNow());
      noteFollowed(event);
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  return (
    <>
      <StandingNotice />
      <ShortcutsDoor />
    </>
  );
}
