import type { ImportProgress, ImportResult } from '#contract/import-file.ts';
import type { Input } from './call.ts';
import { CallError, noticeEnd, UnreachableError } from './call.ts';
import { ServerEvents } from './server-events.ts';
import * as say from './words/transfer.tsx';

export type UploadProgress = ImportProgress | { stage: 'sending'; done: number; total: number };
type Body = Input<'POST /api/import'>['body'];

type ImportEvent =
  | { event: 'progress'; data: ImportProgress }
  | { event: 'done'; data: ImportResult }
  | { event: 'error'; data: { message: string; code: string } };

/**
 * The import, with how far its sending and then its work has come. By XMLHttpRequest: of what is being sent
 * `fetch` tells nothing.
 */
export function callImport(
  body: Body,
  told: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<ImportResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const events = new ServerEvents<ImportEvent>(
      (event, data) => ({ event, data: JSON.parse(data) }) as ImportEvent,
    );
    let heard = 0;
    const listen = () => {
      if (request.status !== 200) return;
      const piece = request.responseText.slice(heard);
      heard += piece.length;
      for (const { event, data } of events.push(piece)) {
        if (event === 'progress') told(data);
        else if (event === 'done') resolve(data);
        else if (event === 'error') reject(refusal(400, JSON.stringify(data), request));
      }
    };
    request.open('POST', '/api/import');
    request.setRequestHeader('content-type', 'application/json');
    request.setRequestHeader('accept', 'text/event-stream');
    request.upload.onprogress = ({ loaded, total }) => told({ stage: 'sending', done: loaded, total });
    request.onprogress = listen;
    request.onload = () => {
      if (request.status !== 200) return reject(refusal(request.status, request.responseText, request));
      listen();
      reject(new UnreachableError('The import broke off before its end'));
    };
    request.onerror = () => reject(new UnreachableError('POST /api/import got no answer'));
    request.onabort = () => reject(new DOMException(say.theImportWasCancelled, 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(JSON.stringify(body));
  });
}

const refusal = (status: number, text: string, request: XMLHttpRequest): CallError => {
  const error = new CallError(
    {
      status,
      statusText: request.statusText,
      headers: new Headers({ 'retry-after': request.getResponseHeader('retry-after') ?? '' }),
    },
    text,
  );
  noticeEnd(error);
  return error;
};
