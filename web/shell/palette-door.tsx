import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../kit/icon-button.tsx';
import { intent, onIntent } from '../kit/on-intent.tsx';
import * as say from '../words/palette.ts';

/** All that every page carries of the palette: a button, a key, and the way to its code. */
const Palette = onIntent(() => import('./palette/palette.tsx').then((module) => module.Palette));

const KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl+K';

export function PaletteDoor() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isOpen = useRef(open);
  isOpen.current = open;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCall = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCall || event.key.toLowerCase() !== 'k' || event.isComposing) return;
      // Instead of the browser's own search, also where nothing opens.
      event.preventDefault();
      // Not over another dialog: what was typed there would be left behind.
      if (isOpen.current || document.documentElement.dataset.scroll !== 'locked') setOpen(!isOpen.current);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton
        label={say.searchEverythingBy(KEYS)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        {...intent(Palette)}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {open && <Palette onClose={close} />}
    </>
  );
}
