import sharp from 'sharp';

const fs = process.argv.slice(3);
const ims = await Promise.all(
  fs.map(async (f) => {
    const i = sharp(f);
    const m = await i.metadata();
    return { input: await i.resize({ height: Math.min(m.height, 820) }).toBuffer() };
  }),
);
let x = 0;
for (const i of ims) {
  const m = await sharp(i.input).metadata();
  i.left = x;
  i.top = 0;
  x += m.width + 10;
}
await sharp({ create: { width: x, height: 830, channels: 3, background: '#888' } })
  .composite(ims)
  .png()
  .toFile(process.argv[2]);
