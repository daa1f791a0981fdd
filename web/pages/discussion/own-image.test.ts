import { expect, test } from 'vitest';
import { MESSAGE_MAX } from '#contract/discussions.ts';
import { IMAGE_WIDTHS, imagePath } from '#contract/pictures.ts';
import { ownImage } from '../../parts/own-image.ts';
import * as composer from './composer/composer.tsx';

test('what the room says by itself is what the contract says', () => {
  const url = 'https://covers.example/a b.jpg?x=1&y=2';
  for (const width of IMAGE_WIDTHS) expect(ownImage(url, width)).toBe(imagePath(url, width));
  expect(composer.MESSAGE_MAX).toBe(MESSAGE_MAX);
});
