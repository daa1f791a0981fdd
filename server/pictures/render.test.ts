import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bomb, PICTURE_KINDS, picture } from '#tests/outside/pictures.ts';
import { render } from './render.ts';

const paint = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 120, g: 30, b: 40, alpha: 0.5 } } });

const size = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};

describe('a picture made small', () => {
  it('stands upright as the camera held it', async () => {
    const lying = await paint(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await size(await render(lying, 96, 'webp'))).toEqual([96, 192]);
  });

  it('keeps its shape, up to four times as tall as wide', async () => {
    expect(await size(await render(await paint(1000, 250).png().toBuffer(), 320, 'webp'))).toEqual([320, 80]);
    expect(await size(await render(await paint(100, 9000).png().toBuffer(), 320, 'webp'))).toEqual([
      14, 1280,
    ]);
  });

  it('keeps what shines through, and its colours, from whatever colours it was stored in', async () => {
    const clear = await render(await paint(50, 50, 4).png().toBuffer(), 96, 'webp');
    expect((await sharp(clear).metadata()).hasAlpha).toBe(true);
    const stored = {
      deep: await paint(50, 50).toColourspace('rgb16').png().toBuffer(),
      print: await paint(50, 50).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(),
      palette: await paint(50, 50).png({ palette: true }).toBuffer(),
    };
    for (const [name, bytes] of Object.entries(stored))
      for (const format of ['webp', 'avif'] as const) {
        const { channels } = await sharp(await render(bytes, 96, format)).stats();
        for (const [n, wanted] of [120, 30, 40].entries())
          expect(Math.abs((channels[n]?.mean ?? 0) - wanted), `${name} as ${format}`).toBeLessThan(40);
      }
    const grey = await render(await paint(50, 50).greyscale().png().toBuffer(), 96, 'avif');
    expect(await size(grey)).toEqual([50, 50]);
  });

  it('is as large as forty million pixels and no larger', async () => {
    expect(await size(await render(bomb(6320), 96, 'webp'))).toEqual([96, 96]);
    await expect(render(bomb(6328), 96, 'webp')).rejects.toMatchObject({ code: 'image_too_large' });
  });
});

describe('a file that was tampered with', () => {
  it('is shown or refused in good order, whichever bytes were changed', async () => {
    const whole = await Promise.all(PICTURE_KINDS.map((kind) => picture(kind, 60, 80)));
    const change = fc.tuple(fc.nat(), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        fc.option(fc.nat(), { nil: undefined }),
        async (bytes, changes, cutAt) => {
          const spoilt = Buffer.from(cutAt === undefined ? bytes : bytes.subarray(0, cutAt % bytes.length));
          for (const [at, value] of changes) if (spoilt.length > 0) spoilt[at % spoilt.length] = value;
          const outcome = await render(spoilt, 96, 'webp').catch((thrown: { code?: string }) => thrown.code);
          expect(
            Buffer.isBuffer(outcome) || outcome === 'image_unusable' || outcome === 'image_too_large',
          ).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is no picture when it only begins like one, or is one of another kind', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const tiff = await paint(9, 9).tiff().toBuffer();
    for (const bytes of [
      Buffer.from(svg),
      Buffer.from(`\ufeff${svg}`),
      tiff,
      Buffer.from('GIF89a'),
      Buffer.from('RIFF....WEBP'),
    ])
      await expect(render(bytes, 96, 'webp')).rejects.toMatchObject({ code: 'image_unusable' });
  });
});
