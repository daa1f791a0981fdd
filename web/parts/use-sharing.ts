import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsFor } from '../call.ts';
import { toast } from '../kit/toast.ts';

/** One act at a time, said when it failed. */
export function useSharing() {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async <Result>(
    what: string,
    failed: string,
    act: () => Promise<Result>,
  ): Promise<Result | null> => {
    if (busy) return null;
    setBusy(what);
    try {
      return await act();
    } catch (error) {
      console.error(error);
      toast({ title: failed, description: wordsFor(error), tone: 'danger' });
      return null;
    } finally {
      setBusy(null);
    }
  };
  return { client, busy, run };
}
