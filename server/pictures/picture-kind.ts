/** What a file is, by its own first bytes: neither its name nor what its sender says of it counts. */

export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';

const AVIF_BRANDS = ['avif', 'avis'];

export const pictureKind = (bytes: Buffer): PictureKind | null => {
  const text = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && brands(bytes).some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return null;
};

/** The formats an ISO media file says it can be read as. */
const brands = (bytes: Buffer): string[] => {
  const end = Math.min(bytes.length, bytes.length < 4 ? 0 : bytes.readUInt32BE(0), 256);
  const found: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) found.push(bytes.toString('latin1', at, at + 4));
  return found;
};
