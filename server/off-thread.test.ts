import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeOffThread } from './off-thread.ts';

/** Does as it is told. */
const THREAD = `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', (job) => {
    if (job === 'hang') for (;;);
    if (job === 'throw') throw new Error('no');
    if (job === 'leave') process.exit();
    parentPort.postMessage(job + ' on ' + threadId);
  });
`)}`;

const offThread = (withinMs = 5_000) => {
  const made = makeOffThread<string, string>({
    file: new URL(THREAD),
    data: null,
    withinMs,
  });
  onTestFinished(() => made.letGo());
  return made;
};

describe('work on a thread of its own', () => {
  it('is done one piece after the other, on the same thread', async () => {
    const { run } = offThread();
    const done = await Promise.all(['a', 'b', 'c'].map((job) => run('ann', job)));
    expect(done.map((words) => words.split(' ')[0])).toEqual(['a', 'b', 'c']);
    expect(new Set(done.map((words) => words.split(' ')[2])).size).toBe(1);
  });

  it.each(['hang', 'throw', 'leave'])('that would %s is given up, and the next is done', async (job) => {
    const { run } = offThread(job === 'hang' ? 1_000 : 20_000);
    await expect(run('ann', job)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
    expect(await run('ann', 'after')).toMatch(/^after on/);
  });

  it('holds up nobody here while it lasts', async () => {
    const { run } = offThread(1_000);
    const hanging = run('ann', 'hang').catch(() => {});
    const begun = performance.now();
    await sleep(1);
    expect(performance.now() - begun).toBeLessThan(500);
    await hanging;
  });
});
