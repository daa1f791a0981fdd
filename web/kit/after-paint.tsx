import { type ReactNode, useEffect, useState } from 'react';

/**
 * A long list in what a press opens: the press is answered first, with the room the list will take. Drawn together,
 * the answer would come too late to feel like one.
 */
export function AfterPaint({ children, floats }: { children: ReactNode; floats?: boolean }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, []);
  if (isPainted) return children;
  // What floats over the page takes no room in it.
  return floats ? null : <div className="h-dvh" />;
}
