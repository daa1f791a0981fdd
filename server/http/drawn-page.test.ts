import { expect, it } from 'vitest';
import type { SharedPage } from '#contract/shared-page.ts';
import { keepDrawn } from './drawn-page.ts';

const page = (loginHref: string): SharedPage => ({ state: 'gone', loginHref });
const bytes = (text: string) => new TextEncoder().encode(text);
const drawing = (most?: number) => {
  const drawn: string[] = [];
  const keep = keepDrawn(most);
  const ask = async (href: string) => {
    const html = await keep(page(href), async () => {
      drawn.push(href);
      return bytes(`page ${href}..`);
    });
    return new TextDecoder().decode(html);
  };
  return { drawn, ask };
};

it('a page is drawn once as long as it shows the same, and anew when anything in it differs', async () => {
  const { drawn, ask } = drawing();
  for (const href of ['/a', '/a', '/b', '/a']) expect(await ask(href)).toBe(`page ${href}..`);
  expect(drawn).toEqual(['/a', '/b']);
});

it('those who ask for the same at once wait for one drawing', async () => {
  const { drawn, ask } = drawing();
  expect(await Promise.all(['/a', '/a', '/a'].map(ask))).toEqual(Array(3).fill('page /a..'));
  expect(drawn).toEqual(['/a']);
});

it('what could not be drawn is tried again', async () => {
  const keep = keepDrawn();
  const failing = keep(page('/a'), () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await keep(page('/a'), async () => bytes('drawn'))).toEqual(bytes('drawn'));
});

it('of too many the ones not asked for the longest are let go', async () => {
  const { drawn, ask } = drawing(25);
  for (const href of ['/a', '/b', '/a', '/c', '/a', '/b']) await ask(href);
  expect(drawn).toEqual(['/a', '/b', '/c', '/b']);
});

it('a page larger than all there is room for is drawn and not kept', async () => {
  const { drawn, ask } = drawing(5);
  await ask('/a');
  await ask('/a');
  expect(drawn).toEqual(['/a', '/a']);
});
