import { useRef, useState } from 'react';

/** Runs an action, and none beside it until it has ended. */
export function useOneAtATime() {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
