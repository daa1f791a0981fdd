// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleUser } from '#tests/sample-user.ts';
import { clearMirror, mirrorUser } from '../../mirror.ts';
import { watchWhoIsHere } from './other-person.ts';

const leave = vi.fn();
const anotherTabDoes = (what: () => void) => {
  what();
  window.dispatchEvent(new Event('storage'));
};

beforeEach(() => {
  leave.mockClear();
  localStorage.clear();
  mirrorUser(sampleUser(7));
});

test('a page is opened anew, once, when somebody else signs in beside it', () => {
  watchWhoIsHere(7, leave);
  anotherTabDoes(() => mirrorUser(sampleUser(8)));
  anotherTabDoes(() => mirrorUser(sampleUser(9)));
  expect(leave).toHaveBeenCalledOnce();
});

test('and when its person signs out there', () => {
  watchWhoIsHere(7, leave);
  anotherTabDoes(clearMirror);
  expect(leave).toHaveBeenCalledOnce();
});

test('a tab that lay still finds out when it is looked at', () => {
  watchWhoIsHere(7, leave);
  mirrorUser(sampleUser(8));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(leave).toHaveBeenCalledOnce();
});

test('not when they only changed their name, nor where a browser keeps nothing', () => {
  const stop = watchWhoIsHere(7, leave);
  anotherTabDoes(() => mirrorUser(sampleUser(7, { firstName: 'Augusta' })));
  stop();
  localStorage.clear();
  watchWhoIsHere(7, leave);
  anotherTabDoes(() => mirrorUser(sampleUser(8)));
  expect(leave).not.toHaveBeenCalled();
});
