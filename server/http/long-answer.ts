/** An answer of any length, written as it is read: whoever reads slowly holds a piece of it in memory, not the whole. */
import type { World } from '../world.ts';

type Bytes = AsyncGenerator<Uint8Array>;

/** Whoever takes no further piece for so long is let go. */
const UNREAD_MS = 120_000;

type Asked = {
  world: Pick<World, 'openAnswers' | 'log'>;
  request: Request;
  /** Whose it is, for the limit on such answers. */
  asker: () => string;
  /** So many of them at once, where it is fewer than usual. */
  mostEach?: number;
};

/** The first piece is there before the answer begins, so that what goes wrong until then is told as a problem. */
export const longAnswer = async (
  { world, request, asker, mostEach }: Asked,
  bytes: Bytes,
  init: ResponseInit,
): Promise<Response> => {
  if (request.method === 'HEAD') return new Response(null, init);
  const giveBack = world.openAnswers.take(asker(), mostEach);
  let first: IteratorResult<Uint8Array> | null;
  try {
    first = await bytes.next();
  } catch (thrown) {
    giveBack();
    throw thrown;
  }
  let unread: NodeJS.Timeout | undefined;
  let isOver = false;
  /** Once: whoever leaves while a piece is being read is heard of twice. */
  const end = () => {
    clearTimeout(unread);
    if (!isOver) giveBack();
    isOver = true;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        clearTimeout(unread);
        try {
          const { done, value } = first ?? (await bytes.next());
          first = null;
          if (isOver) return;
          if (done) {
            end();
            return controller.close();
          }
          controller.enqueue(value);
          unread = setTimeout(() => {
            end();
            controller.error(new Error('Nobody reads it.'));
            bytes.return(undefined).catch((error: unknown) => {
              world.log.warn({ err: error }, 'an answer that nobody read did not end well');
            });
          }, UNREAD_MS).unref();
        } catch (error) {
          // Broken off rather than ended as if it were whole.
          end();
          world.log.error({ err: error }, 'an answer broke off');
          controller.error(error);
        }
      },
      cancel: async () => {
        end();
        await bytes.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, init);
};
