import { afterAll, beforeAll, expect, it } from 'vitest';
import { guideAt, hear } from './providers/asking.ts';
import { DIALECTS } from './providers/dialects.ts';
import { type Mock, startMock } from './providers/mock.ts';
import { sampleRequest } from './sample-talk.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

it.each(DIALECTS)(
  '200 replies of %s at once lose, double and swap nothing',
  { timeout: 30_000 },
  async (dialect) => {
    mock.play({ stamps: 60, everyMs: 20 });
    const guide = guideAt(mock, dialect, { limits: {} });
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => hear(guide.reply(sampleRequest(), new AbortController().signal))),
    );
    const inOrder = Array.from({ length: 60 }, (_, count) => count);
    for (const { text, spoken, error } of replies) {
      expect(error).toBeNull();
      expect(spoken).toMatchObject({ text, state: 'done' });
      expect(
        text
          .trim()
          .split(' ')
          .map((stamp) => Number(stamp.split('@')[0])),
      ).toEqual(inOrder);
    }
  },
);

it('500 replies stopped leave no connection and no timer behind', { timeout: 30_000 }, async () => {
  mock.play({ endless: true, pieces: ['and '], everyMs: 5 });
  let timers = 0;
  const clock = {
    now: () => performance.now(),
    after(milliseconds: number, run: () => void) {
      timers++;
      const timer = setTimeout(() => {
        timers--;
        run();
      }, milliseconds);
      return () => {
        if (timer.hasRef()) timers--;
        timer.unref();
        clearTimeout(timer);
      };
    },
  };
  const guide = guideAt(mock, 'openai', { clock, limits: {} });
  for (let round = 0; round < 10; round++)
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const stop = new AbortController();
        const stream = guide.reply(sampleRequest(), stop.signal);
        await stream.next();
        stop.abort();
        await hear(stream);
      }),
    );
  await expect.poll(() => mock.open, { timeout: 2_000 }).toBe(0);
  expect(timers).toBe(0);
});
