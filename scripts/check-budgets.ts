/** Prints what each way in costs, gzipped, and fails when one is over its budget. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { catalogueWeights } from './catalogue-weight.ts';
import { FONT_BUDGET } from './font-set.ts';
import { filesOf, type Manifest, readManifest } from './web-manifest.ts';

type Budget = { name: string; entries: string[]; scripts: number };

/** What draws covers of any kind. */
const COVERS = ['../catalogue/covers/frame.ts'];

/**
 * All that a first look at a work's room fetches: the page beside it, with the list somebody's own work is known by
 * and the largest file of cards, and the drawing of its cover.
 */
const room = (list: string, cards: string): Budget => ({
  name: `room, ${list}`,
  entries: [
    'app.html',
    'pages/discussion/discussion.tsx',
    'pages/discussion/side-page/companion-pages.tsx',
    list,
    '../catalogue/shelf/work-cards.ts',
    `../catalogue/data/shelf/work-cards/${cards}.json`,
    ...COVERS,
    `../catalogue/covers/${list}/drawer.ts`,
  ],
  scripts: 190_000,
});

const BUDGETS: Budget[] = [
  { name: 'landing', entries: ['landing.html'], scripts: 20_000 },
  { name: 'home', entries: ['app.html', 'pages/home/home.tsx'], scripts: 130_000 },
  { name: 'insights', entries: ['app.html', 'pages/insights/insights.tsx'], scripts: 130_000 },
  { name: 'ideas', entries: ['app.html', 'pages/ideas/ideas.tsx'], scripts: 130_000 },
  room('books', 'books-1'),
  room('films', 'films-1'),
  room('artworks', 'artworks-4'),
  {
    name: 'library',
    entries: ['app.html', 'pages/library/library.tsx', ...COVERS, '../catalogue/covers/books/drawer.ts'],
    scripts: 170_000,
  },
  { name: 'books', entries: ['app.html', 'pages/books/discuss-books.tsx'], scripts: 130_000 },
  { name: 'first steps', entries: ['app.html', 'pages/onboarding/onboarding.tsx'], scripts: 130_000 },
  {
    name: 'films',
    entries: ['app.html', 'pages/movies/movies.tsx', ...COVERS, '../catalogue/covers/films/drawer.ts'],
    scripts: 170_000,
  },
  {
    name: 'art',
    entries: ['app.html', 'pages/art/art.tsx', ...COVERS, '../catalogue/covers/artworks/drawer.ts'],
    scripts: 170_000,
  },
  { name: 'login', entries: ['app.html', 'pages/login.tsx'], scripts: 130_000 },
];

/** With the list of all files of the build. */
const WORKER = 8_000;

/** What the catalogue may cost any one screen. */
const CATALOGUE = 40_000;

const dist = fileURLToPath(new URL('../web/dist', import.meta.url));
const manifest = await readManifest(dist);
const results = await Promise.all(BUDGETS.map((budget) => measure(manifest, budget)));
for (const { name, scripts, sheets, budget } of results) {
  const verdict = scripts <= budget ? 'within' : 'OVER';
  console.log(`${name}: scripts ${kB(scripts)} (${verdict} ${kB(budget)}), styles ${kB(sheets)}`);
}
const whole = [
  { name: 'fonts', bytes: await sizeOf(/\.woff2$/, 'assets'), most: FONT_BUDGET },
  { name: 'service worker', bytes: await gzipped(join(dist, 'sw.js')), most: WORKER },
];
for (const { name, bytes, most } of whole)
  console.log(`${name}: ${kB(bytes)} (${bytes <= most ? 'within' : 'OVER'} ${kB(most)})`);
const elsewhere = await fetchedElsewhere();
for (const found of elsewhere) console.log(`another host is asked: ${found}`);
const heaviest = catalogueWeights(dist).sort((a, b) => b.bytes - a.bytes);
for (const { name, bytes } of heaviest.filter(({ bytes }, place) => place < 3 || bytes > CATALOGUE)) {
  const verdict = bytes <= CATALOGUE ? 'within' : 'OVER';
  console.log(`catalogue, ${name}: ${kB(bytes)} (${verdict} ${kB(CATALOGUE)})`);
}
const over =
  results.some(({ scripts, budget }) => scripts > budget) ||
  heaviest.some(({ bytes }) => bytes > CATALOGUE) ||
  whole.some(({ bytes, most }) => bytes > most) ||
  elsewhere.length > 0;
if (over) process.exitCode = 1;

async function measure(all: Manifest, { name, entries, scripts: budget }: Budget) {
  const files = [...new Set(entries.flatMap((entry) => filesOf(all, keyOf(all, entry))))];
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: await gzipped(join(dist, file)) })),
  );
  const sum = (ending: string) =>
    sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { size }) => total + size, 0);
  return { name, budget, scripts: sum('.js'), sheets: sum('.css') };
}

/** What several screens share has no file of its own to be called by, only the name the bundler gave it. */
function keyOf(all: Manifest, entry: string): string {
  return entry in all ? entry : (Object.keys(all).find((key) => all[key]?.name === entry) ?? entry);
}

async function gzipped(file: string): Promise<number> {
  return (await promisify(gzip)(await readFile(file), { level: 9 })).length;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

async function sizeOf(names: RegExp, folder: string): Promise<number> {
  const found = (await readdir(join(dist, folder))).filter((name) => names.test(name));
  const sizes = await Promise.all(
    found.map(async (name) => (await readFile(join(dist, folder, name))).length),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

/** What pages and style sheets would fetch from another host; links that somebody may follow are none of it. */
async function fetchedElsewhere(): Promise<string[]> {
  const all = await readdir(dist, { recursive: true });
  const texts = all.filter((name) => /\.(html|css)$/.test(name));
  const found = await Promise.all(
    texts.map(async (name) =>
      [
        ...(await readFile(join(dist, name), 'utf8')).matchAll(
          /<(?:link|script|img|iframe|source)\b[^>]*\b(?:href|src|srcset)="(?:https?:)?\/\/[^"]*"|url\(\s*["']?(?:https?:)?\/\/[^)]*\)|@import\s+["']?(?:https?:)?\/\/\S*/g,
        ),
      ].map(([fetched]) => `${name}: ${fetched}`),
    ),
  );
  return found.flat();
}
