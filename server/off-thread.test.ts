import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeOffThread } from './off-thread.ts';

const SIDE = fileURLToPath(new URL('thread-side.ts', import.meta.url));
const PROBLEM = fileURLToPath(new URL('problem.ts', import.meta.url));

/** Does as it is told. */
const THREAD = `
  import { threadId } from 'node:worker_threads';
  import { Problem } from ${JSON.stringify(PROBLEM)};
  import { answerJobs } from ${JSON.stringify(SIDE)};
  answerJobs(async (job, { tell, aside }) => {
    if (job === 'hang') for (;;);
    if (job === 'die') setImmediate(() => { throw new Error('no'); });
    if (job === 'die') await new Promise(() => {});
    if (job === 'leave') process.exit();
    if (job === 'fail') throw new Error('not as meant');
    if (job === 'refuse') throw new Problem('invalid', { message: 'No.', fields: { a: 'No.' } });
    if (job.startsWith('count')) for (let n = 0; n < Number(job.slice(5)); n++) await tell(n);
    if (job === 'aside') for (let n = 0; n < 5; n++) aside(n);
    return job + ' on ' + threadId;
  });
`;

const offThread = (withinMs = 5_000) => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-thread-'));
  const file = join(folder, 'thread.ts');
  writeFileSync(file, THREAD);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = makeOffThread<string, string, number>({
    file: pathToFileURL(file),
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

  it.each(['hang', 'die', 'leave'])('that would %s is given up, and the next is done', async (job) => {
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

  it('tells a problem as one, with its fields, and a fault as one', async () => {
    const { run } = offThread();
    await expect(run('ann', 'refuse')).rejects.toMatchObject({
      code: 'invalid',
      message: 'No.',
      fields: { a: 'No.' },
    });
    await expect(run('ann', 'fail')).rejects.toThrow('not as meant');
    expect(await run('ann', 'after')).toMatch(/^after on/);
  });

  it('is heard part by part, the next only once the last one was', async () => {
    const { run } = offThread();
    const heard: number[] = [];
    let busy = false;
    await run('ann', 'count 20', {
      hear: async (part) => {
        expect(busy).toBe(false);
        busy = true;
        await sleep(1);
        heard.push(part);
        busy = false;
      },
    });
    expect(heard).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('is heard aside without waiting for anybody', async () => {
    const { run } = offThread();
    const heard: number[] = [];
    await run('ann', 'aside', { hear: (part) => void heard.push(part) });
    expect(heard).toEqual([0, 1, 2, 3, 4]);
  });

  it('ends when nobody wants it any more, or when what was heard was too much', async () => {
    const { run } = offThread();
    const leaving = new AbortController();
    const hear = (part: number) => {
      if (part === 3) leaving.abort(new Error('gone'));
    };
    await expect(run('ann', 'count 1000000', { hear, signal: leaving.signal })).rejects.toThrow('gone');
    const refuse = () => {
      throw new Error('enough');
    };
    await expect(run('ann', 'count 1000000', { hear: refuse })).rejects.toThrow('enough');
    expect(await run('ann', 'after')).toMatch(/^after on/);
  });
});
