import { useCallback, useEffect, useRef, useState } from 'react';
import { canSpeak } from './can-speak.ts';

/** Which reply is being read aloud. It ends on leaving, on Escape, and when something else is to be heard. */
export function useListening() {
  const [heardKey, setHeardKey] = useState<string | null>(null);
  const silence = useRef<() => void>(() => undefined);

  const stop = useCallback(() => silence.current(), []);
  const listen = useCallback((key: string, text: string) => {
    silence.current();
    if (!canSpeak()) return;
    setHeardKey(key);
    const over = () => setHeardKey((heard) => (heard === key ? null : heard));
    let isWanted = true;
    silence.current = () => {
      isWanted = false;
      over();
    };
    // How to read aloud is fetched by the first who wants it.
    import('./speaking.ts').then(({ speak }) => {
      if (isWanted) silence.current = speak(text, over);
    }, over);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') silence.current();
    };
    document.addEventListener('keydown', onKey);
    // A page that is put away for Back to bring up again must fall silent, too.
    window.addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);

  const heard = useRef(heardKey);
  heard.current = heardKey;
  /** Begins, or ends what is being heard. It stays the same, so that the replies need not be drawn anew. */
  const toggle = useCallback(
    (key: string, text: string) => (heard.current === key ? stop() : listen(key, text)),
    [stop, listen],
  );

  return { heardKey, listen, stop, toggle };
}
