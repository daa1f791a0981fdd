/**
 * A page with the frames of all 72 artworks, drawn in the browser as the app draws them: does its first
 * frame show them all, and does anything hold up the browser for more than 50 ms while it scrolls?
 * node bench/artwork-grid.ts
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { measuredBrowser } from './browser-notes.ts';

const ROUNDS = 5;
const SCREEN = { width: 1280, height: 900 };

type Visit = {
  drawing: number;
  seen: number;
  placed: number;
  undecoded: number;
  long: { loading: number[]; scrolling: number[] };
};

/** Runs in the page, where there is a document; here there is none. */
const SCROLL = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!globalThis.firstFrame) await frame();
  await frame();
  const waiting = [...document.images].filter(
    (image) => image.getBoundingClientRect().top < innerHeight && !image.complete,
  );
  const undecoded = waiting.length;
  const from = performance.now();
  const end = document.body.scrollHeight - innerHeight;
  for (let y = 0; y < end; y += 60) {
    scrollTo(0, y);
    await frame();
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  const lasted = (scrolling) =>
    tasks
      .filter(({ startTime }) => startTime >= from === scrolling)
      .map(({ duration }) => Math.round(duration));
  return { ...firstFrame, undecoded, long: { loading: lasted(false), scrolling: lasted(true) } };
})()`;

const root = fileURLToPath(new URL('..', import.meta.url));
const script = await bundle(`
import { coverSvg } from '#catalogue/covers/cover.ts';
import { SHELF_ARTWORKS } from '#catalogue/shelf/artworks.ts';
const tasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
}).observe({ type: 'longtask', buffered: true });
const began = performance.now();
const grid = document.createElement('main');
for (const { title, artist, year, palette } of SHELF_ARTWORKS) {
  const image = new Image();
  image.alt = '';
  image.loading = 'lazy';
  image.decoding = 'async';
  image.src = 'data:image/svg+xml,' + encodeURIComponent(coverSvg({ kind: 'artwork', title, creator: artist, year, palette }));
  grid.append(image);
}
document.body.append(grid);
const drawn = performance.now();
requestAnimationFrame(() => {
  const images = [...document.images];
  const seen = images.filter((image) => image.getBoundingClientRect().top < innerHeight);
  globalThis.firstFrame = { drawing: drawn - began, seen: seen.length, placed: images.filter((image) => image.offsetHeight > 100).length, at: performance.now() };
});
globalThis.tasks = tasks;
`);
const style =
  'body{margin:24px}main{display:grid;grid-template-columns:repeat(4,1fr);gap:24px}img{width:100%;aspect-ratio:4/5;background:#e8e0cf}';
const page = `<!doctype html><meta charset="utf-8"><style>${style}</style><body><script>${script.replaceAll('</script', '<\\/script')}</script>`;

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
}).listen(0, '127.0.0.1');
const browser = await measuredBrowser();
try {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visit(browser));
  for (const { drawing, seen, placed, undecoded, long } of rounds)
    console.log(
      `drawing all ${drawing.toFixed(1)} ms; ${placed} of 72 in the first frame, ${seen} on the screen; not yet decoded a frame later: ${undecoded}; tasks over 50 ms while loading: ${list(long.loading)}, while scrolling: ${list(long.scrolling)}`,
    );
  if (rounds.some(({ placed, long }) => placed < 72 || long.scrolling.length > 0)) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}

function list(durations: number[]): string {
  return durations.length === 0 ? 'none' : durations.map((duration) => `${duration} ms`).join(', ');
}

async function visit(on: Browser): Promise<Visit> {
  const tab = await on.newPage({ viewport: SCREEN });
  tab.setDefaultTimeout(15_000);
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const first = (await tab.evaluate(SCROLL)) as Visit;
  await tab.close();
  return first;
}

async function bundle(source: string): Promise<string> {
  const entry = 'virtual:artwork-grid';
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'artwork-grid',
        resolveId: (id) => (id === entry ? `${root}artwork-grid.js` : null),
        load: (id) => (id === `${root}artwork-grid.js` ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const [chunk] = first && 'output' in first ? first.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The page could not be built.');
  return chunk.code;
}
