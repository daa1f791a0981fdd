/** The app as it is installed: its manifest, and icons drawn from our own mark. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const OUT = new URL('../web/generated/public/', import.meta.url);
const MARK = new URL('../web/mark.svg', import.meta.url);
/** As `--paper` and `--accent` are by day; a launcher has no theme of ours. */
const PAPER = '#f6f0e4';

/** `round`: cut by the launcher to a shape of its own, so the mark keeps to the middle and the paper fills all. */
const ICONS = [
  { file: 'icons/192.png', size: 192, of: 0.74, round: false },
  { file: 'icons/512.png', size: 512, of: 0.74, round: false },
  { file: 'icons/maskable.png', size: 512, of: 0.56, round: true },
  { file: 'icons/apple-touch.png', size: 180, of: 0.68, round: true },
];

const ICON = { src: '/icons/192.png', sizes: '192x192', type: 'image/png' };
const picture = (name: string, form_factor: 'wide' | 'narrow', sizes: string, label: string) => ({
  src: `/pictures/${name}.webp`,
  type: 'image/webp',
  sizes,
  form_factor,
  label,
});

export const MANIFEST = {
  id: '/',
  name: 'Colloquy',
  short_name: 'Colloquy',
  description: 'Read it. Then talk it through. Guided discussions of books, ideas, art and films.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['books', 'education'],
  icons: [
    ICON,
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Your library', url: '/library', icons: [ICON] },
    { name: 'Discuss books', url: '/books', icons: [ICON] },
    { name: 'Discuss ideas', url: '/concept-categories', icons: [ICON] },
  ],
  // Where an app is offered, as a shop would show it. Those of one form must be of one shape.
  screenshots: [
    picture('library', 'wide', '1440x900', 'The library: some thirty books, each with its cover'),
    picture('room-dark', 'wide', '1440x900', 'A film, talked through by lamplight'),
    picture('library-phone', 'narrow', '780x1560', 'The library on a phone'),
    picture('room-phone', 'narrow', '780x1560', 'A talk on a phone, with what the guide saw in it'),
  ],
};

/** Writes web/generated/public/, which the build copies as it is. */
export async function makeIcons(): Promise<void> {
  await mkdir(new URL('icons/', OUT), { recursive: true });
  const mark = await readFile(MARK, 'utf8');
  await Promise.all(ICONS.map((icon) => writeIcon(mark, icon)));
  await writeFile(new URL('manifest.webmanifest', OUT), JSON.stringify(MANIFEST));
}

async function writeIcon(mark: string, { file, size, of, round }: (typeof ICONS)[number]): Promise<void> {
  const corner = round ? 0 : 32 * 0.22;
  const inside = 32 * of;
  const at = (32 - inside) / 2;
  const strokes = mark
    .replace(/<svg[^>]*>|<\/svg>|<title>.*?<\/title>/g, '')
    .replace(/@media[^{]*\{.*?\}\}/, '');
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${PAPER}"/><svg x="${at}" y="${at}" width="${inside}" height="${inside}" viewBox="2 2 28 28">${strokes}</svg></svg>`;
  await sharp(Buffer.from(drawn))
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(file, OUT)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeIcons();
