/** Pictures to fetch, good ones and traps, made on the spot. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const PICTURE_KINDS = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const;

export const picture = (
  kind: (typeof PICTURE_KINDS)[number] = 'jpeg',
  width = 800,
  height = 1200,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a1f2b' } })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .toFormat(kind)
    .toBuffer();

/** Every pixel another colour: what packs worst. */
export const noise = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A valid PNG of one colour: 16,384 pixels square are 256 million in some 30 kB. */
export const bomb = (side = 16_384): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="http://127.0.0.1/"/></svg>';
