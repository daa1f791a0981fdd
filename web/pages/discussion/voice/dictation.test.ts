import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canDictate, dictate } from './dictation.ts';

class Fake {
  static last: Fake;
  onresult: ((event: unknown) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  abort = vi.fn();
  start = vi.fn();
  constructor() {
    Fake.last = this;
  }
  hear(...texts: string[]) {
    this.onresult?.({ results: texts.map((transcript) => [{ transcript }]) });
  }
}

const heard = { onText: vi.fn(), onEnd: vi.fn() };
beforeEach(() => vi.stubGlobal('webkitSpeechRecognition', Fake));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('what is said so far comes as one text', () => {
  dictate('en-GB', heard);
  Fake.last.hear(' I think ', 'the lamp');
  expect(heard.onText).toHaveBeenCalledWith('I think the lamp');
});

test('stopping lets go of the microphone at once, and nothing later is heard', () => {
  const stop = dictate('en-GB', heard);
  const { onresult } = Fake.last;
  stop();
  stop();
  expect(Fake.last.abort).toHaveBeenCalledOnce();
  expect(heard.onEnd).toHaveBeenCalledExactlyOnceWith(false);
  expect(Fake.last.onresult).toBeNull();
  expect(onresult).not.toBeNull();
});

test('a browser that ends it by itself or is not allowed to listen ends it for us as well', () => {
  dictate('en-GB', heard);
  Fake.last.onerror?.({ error: 'not-allowed' });
  expect(Fake.last.abort).toHaveBeenCalledOnce();
  expect(heard.onEnd).toHaveBeenLastCalledWith(true);
  dictate('en-GB', heard);
  Fake.last.onend?.();
  expect(heard.onEnd).toHaveBeenLastCalledWith(false);
});

test('a browser without it does not offer it', () => {
  expect(canDictate()).toBe(true);
  vi.unstubAllGlobals();
  expect(canDictate()).toBe(false);
});
