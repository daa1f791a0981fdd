import { expect, it } from 'vitest';
import { thrownAt } from './thrown-at.ts';

it('says where an engine’s own code threw, and no word of what a reader wrote', () => {
  for (const words of ['I think\n    at last she is free', 'free', '', '$&']) {
    const told = thrownAt(new TypeError(words));
    expect(told).toMatchObject({
      thrown: 'TypeError',
      at: expect.stringMatching(/^at .*thrown-at\.test\.ts/),
    });
    if (words) expect(told.at).not.toContain(words);
  }
});

it('says nothing of what is no error, and no place where it cannot tell the words from it', () => {
  expect(thrownAt('I think she is free')).toEqual({});
  expect(thrownAt(undefined)).toEqual({});
  const odd = Object.assign(new Error('something else'), { stack: 'Error: I think she is free' });
  expect(thrownAt(odd)).toEqual({ thrown: 'Error' });
});
