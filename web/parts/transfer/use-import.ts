import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { IMPORT_LIMIT, type ImportResult } from '#contract/import-file.ts';
import { wordsFor } from '../../call.ts';
import { callImport, type UploadProgress } from '../../call-upload.ts';
import * as say from '../../words/transfer.tsx';
import { fileText, NotTextError } from './file-text.ts';

export type ChosenFile = { name: string; size: number; content: string };

export type Step =
  | { at: 'choosing'; problem: string | null }
  | { at: 'working'; name: string; commits: boolean; progress: UploadProgress | null }
  | { at: 'preview'; file: ChosenFile; result: ImportResult; problem: string | null }
  | { at: 'done'; file: ChosenFile; result: ImportResult };

/** An import from the choice of a file to its end: looked at first, saved when the person says so. */
export function useImport() {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'choosing', problem: null });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** Answers null when it was cancelled on the way. */
  const send = useCallback(async (file: ChosenFile, commit: boolean): Promise<ImportResult | null> => {
    const body = { filename: file.name.slice(0, 300), content: file.content, commit };
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setStep({ at: 'working', name: file.name, commits: commit, progress: null });
    try {
      return await callImport(
        body,
        (progress) => setStep({ at: 'working', name: file.name, commits: commit, progress }),
        controller.signal,
      );
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    } finally {
      if (running.current === controller) running.current = null;
    }
  }, []);

  const choose = async (chosen: File) => {
    setStep({ at: 'working', name: chosen.name, commits: false, progress: null });
    try {
      if (chosen.size > IMPORT_LIMIT) throw new NotTextError(say.fileTooLarge);
      const content = fileText(new Uint8Array(await chosen.arrayBuffer()));
      const file = { name: chosen.name, size: chosen.size, content };
      const result = await send(file, false);
      if (result) setStep({ at: 'preview', file, result, problem: null });
    } catch (error) {
      const problem = error instanceof NotTextError ? error.message : wordsFor(error);
      setStep({ at: 'choosing', problem });
    }
  };

  const commit = async (file: ChosenFile, preview: ImportResult) => {
    try {
      const result = await send(file, true);
      if (!result) return;
      await client.invalidateQueries();
      setStep({ at: 'done', file, result });
    } catch (error) {
      setStep({ at: 'preview', file, result: preview, problem: wordsFor(error) });
    }
  };

  const again = () => {
    running.current?.abort();
    setStep({ at: 'choosing', problem: null });
  };

  return { step, choose, commit, again };
}
