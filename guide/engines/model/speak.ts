import type { EngineEvent } from '../../types.ts';
import type { Clock } from '../clock.ts';
import { EngineFault } from '../fault.ts';
import { listen, type Provider, type Said } from './listen.ts';
import type { Due } from './watchdog.ts';
import type { Ask } from './wire.ts';

/** A reply with one retry, as long as the reader has seen nothing and is not kept waiting too long. */
export async function* speak(
  provider: Provider,
  ask: Ask,
  signal: AbortSignal,
): AsyncGenerator<EngineEvent, Said> {
  const started = provider.clock.now();
  try {
    return yield* listen(provider, ask, dueFrom(provider, started, started), signal);
  } catch (error) {
    const pause = pauseBefore(error, provider, started);
    if (pause === null) throw error;
    await wait(pause, provider.clock, signal);
    return yield* listen(provider, ask, dueFrom(provider, started, provider.clock.now()), signal);
  }
}

/** The same for what is shown only when it is whole: a broken beginning may be asked for again. */
export async function speakWhole(provider: Provider, ask: Ask, signal: AbortSignal): Promise<Said> {
  const started = provider.clock.now();
  try {
    return await inOneGo(provider, ask, dueFrom(provider, started, started), signal);
  } catch (error) {
    const pause = pauseBefore(error, provider, started);
    if (pause === null) throw error;
    await wait(pause, provider.clock, signal);
    return inOneGo(provider, ask, dueFrom(provider, started, provider.clock.now()), signal);
  }
}

function dueFrom({ limits }: Provider, started: number, now: number): Due {
  const words = started + limits.firstWordsMs;
  return { first: Math.min(now + limits.firstTokenMs, words), words, end: started + limits.replyMs };
}

async function inOneGo(provider: Provider, ask: Ask, due: Due, signal: AbortSignal): Promise<Said> {
  const stream = listen(provider, ask, { ...due, end: due.words }, signal);
  try {
    for (;;) {
      const step = await stream.next();
      if (step.done) return step.value;
    }
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    const { engine, reason, status, retryAfterMs, usage } = error;
    throw new EngineFault(engine, reason, { status: status ?? undefined, retryAfterMs, usage });
  }
}

/** How long to wait before asking again; null where it would be in vain or too late. */
function pauseBefore(error: unknown, { clock, limits }: Provider, started: number): number | null {
  if (!(error instanceof EngineFault) || !error.worthAnotherTry) return null;
  const pause = error.retryAfterMs ?? limits.pauseMs;
  const left = started + limits.firstWordsMs - clock.now();
  return pause <= limits.retryAfterMs && pause < left ? pause : null;
}

const wait = (milliseconds: number, clock: Clock, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      callOff();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const callOff = clock.after(milliseconds, done);
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
