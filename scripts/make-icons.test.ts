import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ROUTES } from '#web/routes/table.ts';
import { MANIFEST } from './make-icons.ts';

const PICTURES = join(import.meta.dirname, '../web/landing');

test('where the app is offered, its pictures are there, as large as is said, and of one shape on each kind of device', async () => {
  const shapes = new Set<string>();
  for (const { src, sizes, form_factor } of MANIFEST.screenshots) {
    const { width, height } = await sharp(join(PICTURES, src)).metadata();
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
    shapes.add(`${form_factor} ${width / height}`);
  }
  expect([...shapes]).toEqual(['wide 1.6', 'narrow 0.5']);
});

test('its shortcuts lead to pages', () => {
  const paths = ROUTES.map(({ path }) => path);
  for (const { url } of MANIFEST.shortcuts) expect(paths).toContain(url);
});
