/** Which built files carry the catalogue to a browser, and what the screens that need most of it download. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

type Screen = { name: string; shelves: string[] };

const LISTS = ['books', 'films', 'artworks', 'concepts'];
const SHELVES = fileURLToPath(new URL('../catalogue/data/shelf', import.meta.url));

const cardsIn = (folder: string): string[] =>
  readdirSync(join(SHELVES, folder)).map((file) => `${folder}/${file.replace(/\.json$/, '')}`);

/** Work cards are called as their list is, with a number where there are several files. */
const listOf = (cards: string): string => {
  const [folder, name = ''] = cards.split('/');
  return folder === 'study-cards' ? 'concepts' : name.replace(/-\d+$/, '');
};

const SCREENS: Screen[] = [
  { name: 'all lists at once', shelves: LISTS },
  ...[...cardsIn('study-cards'), ...cardsIn('work-cards')].map((cards) => ({
    name: `${listOf(cards)} with ${cards}`,
    shelves: [listOf(cards), cards],
  })),
];

export function catalogueWeights(dist: string): { name: string; bytes: number }[] {
  const folder = join(dist, 'assets');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return SCREENS.map(({ name, shelves }) => {
    const needed = new Set(shelves.map((shelf) => fileWith(shelf, files)));
    return { name, bytes: [...needed].reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) };
  });
}

/** A shelf is known by its first entry; one that is not found must fail loudly, or it would weigh nothing. */
function fileWith(shelf: string, files: string[]): string {
  const [first] = JSON.parse(readFileSync(join(SHELVES, `${shelf}.json`), 'utf8')) as object[];
  const start = bare(`[${JSON.stringify(first)},`);
  const found = files.filter((file) => bare(file).includes(start));
  if (found.length !== 1 || !found[0]) throw new Error(`${shelf} is in ${found.length} files of the build.`);
  return found[0];
}

/** The bundler writes JSON as text to parse or as a literal; without marks and spelled alike, both read the same. */
function bare(script: string): string {
  return script
    .replace(/["'`\\\s]/g, '')
    .replaceAll(':!0', ':true')
    .replaceAll(':!1', ':false');
}
