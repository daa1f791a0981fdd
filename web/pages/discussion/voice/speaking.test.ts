import { beforeEach, expect, test, vi } from 'vitest';
import { speak } from './speaking.ts';

type Utterance = {
  text: string;
  lang: string;
  rate: number;
  pitch: number;
  volume: number;
  onend?: () => void;
};
let said: Utterance[] = [];
const cancel = vi.fn();

beforeEach(() => {
  said = [];
  cancel.mockReset();
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    cancel,
    getVoices: () => [
      { lang: 'en-US', localService: true },
      { lang: 'en-GB', localService: false },
    ],
    speak: (utterance: Utterance) => said.push(utterance),
  });
});

test('a reply is read at rate 0.9, pitch 1, volume 0.8, in its language and the reader’s own accent', () => {
  speak('What does the lamp tell you?', () => undefined);
  expect(said).toMatchObject([
    {
      text: 'What does the lamp tell you?',
      rate: 0.9,
      pitch: 1,
      volume: 0.8,
      lang: 'en',
      voice: { lang: 'en-GB' },
    },
  ]);
});

test('a long one goes on piece by piece, and tells when it has ended', () => {
  const ended = vi.fn();
  speak('The lamp goes out before she has read the letter to its end. '.repeat(6), ended);
  for (let at = 0; at < said.length; at++) said[at]?.onend?.();
  expect(said.length).toBeGreaterThan(1);
  expect(ended).toHaveBeenCalledOnce();
});

test('once stopped, nothing more is said', () => {
  const ended = vi.fn();
  const stop = speak('The lamp goes out before she has read the letter to its end. '.repeat(6), ended);
  stop();
  said[0]?.onend?.();
  expect(said).toHaveLength(1);
  expect(cancel).toHaveBeenCalledTimes(2);
  expect(ended).toHaveBeenCalledOnce();
});
