import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeLog } from '../log.ts';
import { longAnswer } from './long-answer.ts';
import { makeOpenAnswers } from './open-answers.ts';

const PIECE = new Uint8Array(1000);

const house = () => {
  const world = { openAnswers: makeOpenAnswers(), log: makeLog('silent') };
  let [read, ended] = [0, 0];
  const source = async function* (pieces: number, breaksAt = Number.POSITIVE_INFINITY) {
    try {
      for (; read < pieces; read++) {
        if (read === breaksAt) throw new Error('the database went away');
        yield PIECE;
      }
    } finally {
      ended += 1;
    }
  };
  const ask = (bytes: AsyncGenerator<Uint8Array>, { method = 'GET', who = 'ann' } = {}) =>
    longAnswer({ world, request: new Request('http://localhost/', { method }), asker: () => who }, bytes, {});
  return { ask, source, read: () => read, ended: () => ended };
};

describe('a long answer', () => {
  it('is read from where it comes from only as it is read itself', async () => {
    const { ask, source, read } = house();
    const reader = (await ask(source(1_000))).body?.getReader();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(read()).toBeLessThanOrEqual(1);
    for (let n = 0; n < 10; n++) await reader?.read();
    expect(read()).toBeLessThan(15);
  });

  it('comes whole to whoever reads it', async () => {
    const { ask, source, ended } = house();
    const bytes = await (await ask(source(50))).bytes();
    expect([bytes.length, ended()]).toEqual([50_000, 1]);
  });

  it('ends where it comes from when whoever asked goes away', async () => {
    const { ask, source, ended } = house();
    const { body } = await ask(source(50));
    const reader = body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(ended()).toBe(1);
  });

  it('breaks off where reading failed; before its beginning it fails as a whole', async () => {
    const late = house();
    await expect((await late.ask(late.source(50, 3))).bytes()).rejects.toThrow('the database went away');
    const early = house();
    await expect(early.ask(early.source(50, 0))).rejects.toThrow('the database went away');
  });

  it('is broken off when nobody reads on for two minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask, source, ended } = house();
    const reader = (await ask(source(50))).body?.getReader();
    await reader?.read();
    vi.advanceTimersByTime(119_000);
    await reader?.read();
    vi.advanceTimersByTime(119_000);
    expect(ended()).toBe(0);
    vi.advanceTimersByTime(2_000);
    await expect(reader?.read()).rejects.toThrow('Nobody reads it.');
    expect(ended()).toBe(1);
  });

  it('is not read at all where only its head is asked for', async () => {
    const { ask, source, read } = house();
    expect((await ask(source(50), { method: 'HEAD' })).body).toBeNull();
    expect(read()).toBe(0);
  });

  it('may be open so many times at once for one person, and again when one of them is over', async () => {
    const { ask, source } = house();
    const open = await Promise.all(Array.from({ length: 16 }, () => ask(source(1e9))));
    await expect(ask(source(1e9))).rejects.toMatchObject({ code: 'too_many', retryAfter: 5 });
    await expect(ask(source(1e9), { who: 'bob' })).resolves.toBeInstanceOf(Response);
    await open[0]?.body?.cancel();
    await expect(ask(source(1e9))).resolves.toBeInstanceOf(Response);
  });

  it('counts once as over for whoever leaves while a piece is being read', async () => {
    const { ask, source } = house();
    const slow = async function* () {
      yield PIECE;
      await new Promise((resolve) => setTimeout(resolve, 20));
      yield PIECE;
    };
    await Promise.all(Array.from({ length: 15 }, () => ask(source(1e9))));
    const reader = (await ask(slow())).body?.getReader();
    await reader?.read();
    const next = reader?.read();
    await reader?.cancel();
    await next;
    await new Promise((resolve) => setTimeout(resolve, 40));
    await ask(source(1e9));
    await expect(ask(source(1e9))).rejects.toMatchObject({ code: 'too_many' });
  });

  it('takes nobody along when what it comes from does not end well', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => void unheard.push(reason);
    process.on('unhandledRejection', hear);
    onTestFinished(() => void process.off('unhandledRejection', hear));
    const { ask } = house();
    const bad = async function* () {
      try {
        for (;;) yield PIECE;
      } finally {
        await Promise.reject(new Error('the disk is gone'));
      }
    };
    const reader = (await ask(bad())).body?.getReader();
    await reader?.read();
    vi.advanceTimersByTime(121_000);
    await expect(reader?.read()).rejects.toThrow('Nobody reads it.');
    await new Promise((resolve) => setImmediate(resolve));
    expect(unheard).toEqual([]);
  });

  it('may be open so many times at once in all', async () => {
    const { ask, source } = house();
    for (let who = 0; who < 25; who++)
      await Promise.all(Array.from({ length: 16 }, () => ask(source(1e9), { who: `person ${who}` })));
    await expect(ask(source(1e9), { who: 'one more' })).rejects.toMatchObject({ code: 'unavailable' });
  });
});
