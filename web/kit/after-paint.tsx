import { type ReactNode, useEffect, useState } from 'react';

/**
 * What takes long to draw when a press opens it: the press is answered first, with the room it will take, or with none
 * where it `floats` over the page. Drawn together, the answer would come too late to feel like one.
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
  return floats ? null : <div className="h-dvh" />;
}
