/** An import told as it goes: how far it is, then its result or what stood in its way. Who leaves ends it. */
import type { ImportProgress, ImportResult } from '#contract/import-file.ts';
import { asProblem } from '../http/failures.ts';
import { isGone } from '../http/gone.ts';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';

type Import = (tell: (progress: ImportProgress) => void, signal: AbortSignal) => Promise<ImportResult>;

const encoder = new TextEncoder();

export const streamImport = (world: World, userId: number, run: Import): Response => {
  const gone = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const say = (event: string, data: unknown) => {
        if (!gone.signal.aborted)
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      run((progress) => say('progress', progress), gone.signal)
        .then((result) => say('done', result))
        .catch(async (thrown: unknown) => {
          if (gone.signal.aborted) return;
          const { message, code } = (await isGone(world, userId, thrown))
            ? new Problem('not_signed_in')
            : asProblem(thrown, world, { call: 'importFile', requestId: '' });
          say('error', { message, code });
        })
        .finally(() => !gone.signal.aborted && controller.close());
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  });
};
