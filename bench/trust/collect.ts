/**
 * Loaded before a server whose memory is looked at (with `--expose-gc`): asked by SIGUSR2 it collects what nobody
 * holds any more and writes down what is left, which tells a heap that has grown from one that leaks.
 */
import { renameSync, writeFileSync } from 'node:fs';

const file = process.env.MEMORY_FILE ?? '';

process.on('SIGUSR2', () => {
  // Twice: what is freed by the first may let go of more.
  for (let n = 0; n < 2; n++) globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { heapUsed, external, rss } = process.memoryUsage();
  writeFileSync(`${file}.new`, JSON.stringify({ heap: heapUsed + external, resident: rss }));
  renameSync(`${file}.new`, file);
});
