import { useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { addressNow, notePlace, returnToPlace } from '../../kit/use-scroll-place.ts';
import { provideLater } from '../later.ts';
import { aroundNav, noticeCovers } from './around-nav.ts';
import { ShortcutsDoor } from './shortcuts-door.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { useOfflineStock } from './use-offline-stock.ts';

provideLater({ aroundNav, returnToPlace });
noticeCovers();

/** What nobody waits for when a page opens: the service worker, what is taken along for offline, the list of keys. */
export function Afterwards({ user, pressed }: { user: User | null; pressed: KeyboardEvent | null }) {
  useOfflineStock(user);
  // Once more, for who listens to it has only now come.
  useEffect(() => {
    pressed?.target?.dispatchEvent(pressed);
  }, [pressed]);
  useEffect(() => {
    // Where a link is followed from, before the router hears of the click.
    const note = () => notePlace(addressNow());
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
