import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../kit/toast.ts';
import * as say from '../../../words/room.ts';
import { dictate } from './dictation.ts';

/** What is said stands behind what was typed. It ends with Escape, with the tab put away, and on leaving. */
export function useDictation(text: string, most: number, onText: (words: string) => void) {
  const [isListening, setListening] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  const told = useRef(onText);
  told.current = onText;
  useEffect(() => {
    const stopNow = () => stop.current();
    const unlessSeen = () => document.visibilityState === 'hidden' && stopNow();
    // Wherever the focus is: on the button that began it, for one.
    const onEscape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && stopNow();
    document.addEventListener('visibilitychange', unlessSeen);
    document.addEventListener('keydown', onEscape);
    window.addEventListener('pagehide', stopNow);
    return () => {
      document.removeEventListener('visibilitychange', unlessSeen);
      document.removeEventListener('keydown', onEscape);
      window.removeEventListener('pagehide', stopNow);
      stopNow();
    };
  }, []);
  const toggle = () => {
    if (isListening) return stop.current();
    const before = text.trimEnd();
    setListening(true);
    stop.current = dictate(navigator.language, {
      onText: (words) => told.current([before, words].filter(Boolean).join(' ').slice(0, most)),
      onEnd: (refused) => {
        setListening(false);
        if (refused) toast({ title: say.notAllowedToListen, tone: 'danger' });
      },
    });
  };
  return { isListening, toggle, stopListening: () => stop.current() };
}
