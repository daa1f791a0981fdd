import type { Limits } from '#guide/engines/model/limits.ts';
import { type ModelEngineOptions, modelEngine } from '#guide/engines/model.ts';
import type { Engine, EngineEvent, Spoken } from '#guide/types.ts';
import { providerPost } from '#server/guide/provider-post.ts';
import type { Dialect } from './dialects.ts';
import type { Mock } from './mock.ts';

/** The clock of the machine. */
export const realClock: ModelEngineOptions['clock'] = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A fiftieth of the time a reader is made to wait in earnest. */
export const HASTE: Partial<Limits> = {
  firstTokenMs: 400,
  firstWordsMs: 1_200,
  silenceMs: 300,
  replyMs: 1_200,
  pauseMs: 4,
  observeMs: 400,
};

export const API_KEY = 'sk-our-own-secret-key-987654321';

/** The model guide as it speaks to a mock provider. */
export const guideAt = (mock: Mock, dialect: Dialect, changes: Partial<ModelEngineOptions> = {}): Engine =>
  modelEngine({
    provider: dialect === 'openai' ? 'openai-compatible' : dialect,
    model: 'mock-chat',
    apiKey: API_KEY,
    baseUrl: mock.baseUrl(dialect),
    fetch,
    post: providerPost(),
    clock: realClock,
    nonce: () => 'n0nce',
    limits: HASTE,
    ...changes,
  });

export type Heard = { deltas: string[]; text: string; spoken: Spoken | null; error: unknown };

/** Everything that comes of a turn, whichever way it ends. */
export async function hear(stream: AsyncGenerator<EngineEvent, Spoken>): Promise<Heard> {
  const heard: Heard = { deltas: [], text: '', spoken: null, error: null };
  try {
    for (;;) {
      const step = await stream.next();
      if (step.done) {
        heard.spoken = step.value;
        break;
      }
      heard.deltas.push(step.value.text);
      heard.text += step.value.text;
    }
  } catch (error) {
    heard.error = error;
  }
  return heard;
}
