// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { SHARE_TARGETS } from './share.ts';
import { wireLanding } from './wire.ts';

function page(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `<button data-theme-toggle><svg></svg></button><button data-share hidden></button>
    ${SHARE_TARGETS.map(({ name }) => `<a data-share-to="${name}"></a>`).join('')}`;
  document.body.replaceChildren(root);
  return root;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a click anywhere on the toggle flips the theme, until the page is left', () => {
  document.documentElement.dataset.theme = 'light';
  const root = page();
  const unwire = wireLanding(root, 'https://colloquy.example');
  root.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  unwire();
  root.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('the share links carry this page’s address', () => {
  const root = page();
  wireLanding(root, 'https://colloquy.example');
  const hrefs = [...root.querySelectorAll('a')].map((link) => link.href);
  expect(hrefs).toHaveLength(SHARE_TARGETS.length);
  for (const href of hrefs) expect(href).toContain(encodeURIComponent('https://colloquy.example'));
});

test('the device’s own share sheet is offered where there is one', () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share });
  const root = page();
  wireLanding(root, 'https://colloquy.example');
  const button = root.querySelector<HTMLButtonElement>('[data-share]');
  expect(button?.hidden).toBe(false);
  button?.click();
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: 'https://colloquy.example' }));
});

test('where there is none it stays out of sight', () => {
  vi.stubGlobal('navigator', {});
  const root = page();
  wireLanding(root, 'https://colloquy.example');
  expect(root.querySelector<HTMLButtonElement>('[data-share]')?.hidden).toBe(true);
});
