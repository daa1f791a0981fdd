/**
 * Loaded before a server that is watched (with `--expose-gc`): over a socket beside it tells how long its thread was
 * held at the longest since it was last asked, and what memory it has. The answer comes from that very thread, so it
 * comes after whatever holds it.
 */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const RESOLUTION_MS = 1;
/** What held the thread until now is written down when the next timers run. */
const WRITTEN_DOWN_MS = 5;
const MB = 2 ** 20;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

const collect = () => {
  // Twice: what is freed by the first may let go of more.
  for (let n = 0; n < 2; n++) globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};

createServer(async (request, response) => {
  await sleep(WRITTEN_DOWN_MS);
  const heldMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
  if (request.url === '/collect') {
    collect();
    await sleep(WRITTEN_DOWN_MS);
  }
  delay.reset();
  const { rss, heapUsed, external } = process.memoryUsage();
  response.end(JSON.stringify({ heldMs, resident: rss / MB, heap: (heapUsed + external) / MB }));
})
  .listen(process.env.WATCH_SOCKET)
  .unref();
