import { expect, test } from 'vitest';
import { CONCEPTS } from '../../concepts.ts';
import { coverSvg } from '../cover.ts';
import { fieldEmblem, ideaEmblem } from './emblem-card.ts';

const drawing = (markup: string) => markup.replace(/#[0-9a-f]{6}/g, '');

test('an idea bears the same emblem on its page as on its cover', () => {
  for (const { name, category } of CONCEPTS) {
    const cover = coverSvg({ kind: 'concept', title: name, creator: category });
    expect(drawing(cover), name).toContain(drawing(ideaEmblem(name, category, '#123456', '#654321')));
  }
});

test('an emblem takes the colours of its page, whatever they are called there', () => {
  const emblem = fieldEmblem('Logic & Reasoning', 'var(--ink)', 'currentColor');
  expect(emblem).toContain('currentColor');
  expect(emblem).toContain('var(--ink)');
  expect(emblem).not.toMatch(/#[0-9a-f]{3}|style=/i);
});
