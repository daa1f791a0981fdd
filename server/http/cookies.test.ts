import { describe, expect, it } from 'vitest';
import { readSessionCookie, sessionCookie } from './cookies.ts';

describe('the session cookie', () => {
  it('is read as it was set, wherever it stands among others', () => {
    for (const secure of [false, true]) {
      const set = sessionCookie('token.signature', secure).split(';')[0];
      for (const header of [`${set}`, `a=b; ${set}`, `a=b;${set};c=d`, `${set}; c=d`])
        expect(readSessionCookie(header, secure), header).toBe('token.signature');
    }
  });

  it('is not mistaken for another whose name ends like it, or for a value that holds its name', () => {
    expect(readSessionCookie('xcolloquy=no', false)).toBeUndefined();
    expect(readSessionCookie('__Host-colloquy=no', false)).toBeUndefined();
    expect(readSessionCookie('a=colloquy=no', false)).toBeUndefined();
    expect(readSessionCookie('xcolloquy=no; colloquy=yes', false)).toBe('yes');
    expect(readSessionCookie('', false)).toBeUndefined();
    expect(readSessionCookie(undefined, false)).toBeUndefined();
  });

  it('is the secure one behind HTTPS', () => {
    expect(readSessionCookie('colloquy=no; __Host-colloquy=yes', true)).toBe('yes');
    expect(readSessionCookie('colloquy=no', true)).toBeUndefined();
  });
});
