/** Whether bytes that come in a file are a picture just as we make them: then they can be kept as they are. */

/** Nothing but pixels: no chunk in which a place, a camera or anything else could be told. */
const CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH'];

type Size = { width: number; height: number };

export const isBareWebp = async (
  bytes: Buffer,
  allowed: { bytes: number; pixels: number; fits: (size: Size) => boolean },
): Promise<boolean> => {
  if (bytes.length > allowed.bytes || !isBare(bytes)) return false;
  const { default: sharp } = await import('sharp');
  try {
    const { info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: allowed.pixels })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return allowed.fits(info);
  } catch {
    return false;
  }
};

const isBare = (bytes: Buffer): boolean => {
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF') return false;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP' || bytes.readUInt32LE(4) !== bytes.length - 8) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!CHUNKS.includes(bytes.toString('latin1', at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
};
