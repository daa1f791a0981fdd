import { useState } from 'react';

/**
 * What was put aside on this page, remembered by this browser until its owner signs out: a wish of the moment,
 * nothing of the account's. `until` names what it was put aside for, a day for example.
 */
export function usePutAside(what: string): { asideFor: string | null; putAside: (until: string) => void } {
  const key = `colloquy:aside:${what}`;
  const [asideFor, setAsideFor] = useState(() => readKept(key));
  const putAside = (until: string) => {
    setAsideFor(until);
    try {
      localStorage.setItem(key, until);
    } catch (cause) {
      console.error(`This browser does not keep that ${what} was put aside.`, cause);
    }
  };
  return { asideFor, putAside };
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
