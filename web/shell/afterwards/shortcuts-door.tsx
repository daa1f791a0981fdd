import { useCallback, useEffect, useState } from 'react';
import { onIntent } from '../../kit/on-intent.tsx';
import { wereShortcutsAsked, whenShortcutsAreAsked } from '../later.ts';
import { isKeyOn } from '../shortcuts/key-on.ts';

/** All that every page carries of the list of shortcuts: a key, and the way to its code. */
const Shortcuts = onIntent(() => import('../shortcuts/shortcuts.tsx').then((module) => module.Shortcuts));

export function ShortcutsDoor() {
  const [open, setOpen] = useState(wereShortcutsAsked);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const show = () => {
      wereShortcutsAsked();
      setOpen(true);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      // Not while typing, and not over another dialog.
      if (!isKeyOn() || isTyping(event.target) || document.documentElement.dataset.scroll === 'locked')
        return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKey);
    const stopListening = whenShortcutsAreAsked(show);
    return () => {
      window.removeEventListener('keydown', onKey);
      stopListening();
    };
  }, []);
  return open ? <Shortcuts onClose={close} /> : null;
}

const NOT_TYPED_IN = ['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'color', 'file', 'image'];

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TYPED_IN.includes(target.type);
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
}
