/** An import told as it goes: how far it is, then its result or what stood in its way. Who leaves ends it. */
import type { ImportProgress } from '#contract/import-file.ts';
import { unpacking } from '../http/encoding.ts';
import { asProblem } from '../http/failures.ts';
import { isGone } from '../http/gone.ts';
import { bytePieces } from '../http/text-pieces.ts';
import { PackedJson } from '../http/verb.ts';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';
import type { ToldResult } from './import/told-result.ts';

type Import = (tell: (progress: ImportProgress) => void, signal: AbortSignal) => Promise<ToldResult>;

const encoder = new TextEncoder();

export const streamImport = (world: World, userId: number, run: Import): Response => {
  const gone = new AbortController();
  let taken = () => {};
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const put = (bytes: Uint8Array) => {
        if (!gone.signal.aborted) controller.enqueue(bytes);
      };
      const say = (event: string, data: unknown) =>
        put(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      /** Piece by piece as it is read: it may be long. */
      const end = async (result: ToldResult) => {
        if (!(result instanceof PackedJson)) return say('done', result);
        put(encoder.encode('event: done\ndata: '));
        for await (const piece of unpacking(bytePieces(result.bytes))) {
          if (gone.signal.aborted) return;
          put(piece);
          if ((controller.desiredSize ?? 0) <= 0)
            await new Promise<void>((resolve) => {
              taken = resolve;
            });
        }
        put(encoder.encode('\n\n'));
      };
      run((progress) => say('progress', progress), gone.signal)
        .then(end)
        .catch(async (thrown: unknown) => {
          if (gone.signal.aborted) return;
          const { message, code } = (await isGone(world, userId, thrown))
            ? new Problem('not_signed_in')
            : asProblem(thrown, world, { call: 'importFile', requestId: '' });
          say('error', { message, code });
        })
        .finally(() => !gone.signal.aborted && controller.close());
    },
    pull: () => taken(),
    cancel: () => {
      gone.abort();
      taken();
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  });
};
