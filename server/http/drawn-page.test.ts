import { expect, it } from 'vitest';
import type { SharedPage } from '#contract/shared-page.ts';
import { keepDrawn } from './drawn-page.ts';

const page = (loginHref: string): SharedPage => ({ state: 'gone', loginHref });

it('a page is drawn once as long as it shows the same, and anew when anything in it differs', () => {
  let drawn = 0;
  const keep = keepDrawn();
  const ask = (href: string) =>
    keep(page(href), () => {
      drawn += 1;
      return `page ${href}`;
    });
  expect([ask('/a'), ask('/a'), ask('/b'), ask('/a')]).toEqual(['page /a', 'page /a', 'page /b', 'page /a']);
  expect(drawn).toBe(2);
});

it('of too many the ones not asked for the longest are let go', () => {
  const drawn: string[] = [];
  const keep = keepDrawn(25);
  const ask = (href: string) =>
    keep(page(href), () => {
      drawn.push(href);
      return 'ten chars.';
    });
  for (const href of ['/a', '/b', '/a', '/c', '/a', '/b']) ask(href);
  expect(drawn).toEqual(['/a', '/b', '/c', '/b']);
});

it('a page larger than all there is room for is drawn and not kept', () => {
  const keep = keepDrawn(5);
  expect(keep(page('/a'), () => 'longer than five')).toBe('longer than five');
  expect(keep(page('/a'), () => 'drawn again')).toBe('drawn again');
});
