import { useRef, useState } from 'react';
import { wordsFor } from '../call.ts';
import { toast } from '../kit/toast.ts';

/**
 * What a press sets off, one at a time. Why it could not be done is told in its place (`wrong`) or, where there is
 * none, by a notification of this title. Forms have `useSubmission`.
 */
export function useAttempt(notifyAs?: string) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  /** Gives back whether it was done. */
  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setWrong(null);
    try {
      await action();
      return true;
    } catch (error) {
      console.error(error);
      if (notifyAs) toast({ title: notifyAs, description: wordsFor(error), tone: 'danger' });
      else setWrong(wordsFor(error));
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, wrong, attempt, refuse: setWrong };
}
