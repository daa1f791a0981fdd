/** The colours of a picture, out of its pixels. */
import { DEFAULT_PALETTE } from './default-palette.ts';

export const SAMPLE_EVERY = 10;
const OPAQUE_ABOVE = 128;
export const PALETTE_SIZE = 6;

/** When it can be read and has no colour to give. */
export const NO_COLOURS: readonly string[] = ['#4F46E5', '#7C3AED', '#EC4899'];

type Bin = { count: number; red: number; green: number; blue: number };

/** The six most frequent colours of RGBA pixels; near ones count as one, and give their mean. */
export function paletteOf(pixels: ArrayLike<number>): readonly string[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < pixels.length; at += 4 * SAMPLE_EVERY) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      pixels[at],
      pixels[at + 1],
      pixels[at + 2],
      pixels[at + 3],
    ];
    if (alpha <= OPAQUE_ABOVE) continue;
    const name = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const bin = bins.get(name) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bin.count += 1;
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
    bins.set(name, bin);
  }
  const top = [...bins.values()].sort((a, b) => b.count - a.count).slice(0, PALETTE_SIZE);
  if (top.length === 0) return NO_COLOURS;
  return top.map(
    ({ count, ...sums }) => `#${[sums.red, sums.green, sums.blue].map((sum) => hex(sum / count)).join('')}`,
  );
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0').toUpperCase();

const READ_AT_PX = 240;

/** The palette of a picture on the page. */
export function paletteOfImage(image: HTMLImageElement): readonly string[] {
  try {
    const scale = Math.min(1, READ_AT_PX / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return DEFAULT_PALETTE;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return paletteOf(context.getImageData(0, 0, canvas.width, canvas.height).data);
  } catch (cause) {
    console.error('The colours of the picture could not be read.', cause);
    return DEFAULT_PALETTE;
  }
}
