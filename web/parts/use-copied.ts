import { useCallback, useEffect, useState } from 'react';

const COPIED_MS = 2_000;

/** Puts a text on the clipboard, and knows for two seconds that it did. Answers whether the browser let it. */
export function useCopied(): { copied: boolean; copy: (text: string) => Promise<boolean> } {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [times]);
  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setTimes((before) => before + 1);
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  }, []);
  return { copied: times > 0, copy };
}
