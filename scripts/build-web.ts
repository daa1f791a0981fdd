/** Builds the browser's side into web/dist: the app, the front page as finished HTML, and what draws shared pages. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, runnerImport } from 'vite';
import { buildWorker } from './build-worker.ts';
import { compressFiles } from './compress-files.ts';
import { inlineHashes } from './inline-hashes.ts';
import { circleIn, filesOf, readManifest } from './web-manifest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'web/dist');

const started = performance.now();
await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' });
await refuseCircles();
await prerenderLanding();
await buildSharedPage();
await writeCspHashes();
await buildWorker(root, dist, await readManifest(dist));
await compressFiles(dist);
console.log(`web/dist built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

async function refuseCircles(): Promise<void> {
  const circle = circleIn(await readManifest(dist));
  if (circle) throw new Error(`These files of the build wait for one another: ${circle.join(' → ')}`);
}

type LandingProps = { waysIn: { login: string; signup: string } };

async function prerenderLanding(): Promise<void> {
  const imported = await runnerImport<{ Landing: FunctionComponent<LandingProps> }>(
    join(root, 'web/landing/landing.tsx'),
    { root, configFile: false, logLevel: 'warn' },
  );
  const page = createElement(imported.module.Landing, { waysIn: { login: '/login', signup: '/signup' } });
  const file = join(dist, 'landing.html');
  const html = await readFile(file, 'utf8');
  const prefetches = await prefetchLinks();
  await writeFile(
    file,
    html
      .replace('<!--landing-->', () => renderToStaticMarkup(page))
      .replace('</head>', () => `${prefetches}</head>`),
  );
}

/** Whoever reads the front page will want the way in next: fetched when the browser has nothing to do. */
async function prefetchLinks(): Promise<string> {
  const manifest = await readManifest(dist);
  const landing = new Set(filesOf(manifest, 'landing.html'));
  const wanted = [...filesOf(manifest, 'app.html'), ...filesOf(manifest, 'pages/signup.tsx')];
  return [...new Set(wanted)]
    .filter((file) => !landing.has(file))
    .map((file) => `<link rel="prefetch" href="/${file}" as="${file.endsWith('.css') ? 'style' : 'script'}">`)
    .join('');
}

/** One file without a need for any package, which the server loads when the first shared page is asked for. */
async function buildSharedPage(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'web/shared-page/draw.tsx'),
      outDir: join(dist, 'drawing'),
      rolldownOptions: { output: { entryFileNames: 'shared-page.mjs', codeSplitting: false } },
      minify: true,
    },
  });
}

async function writeCspHashes(): Promise<void> {
  const pages = await Promise.all(
    ['app.html', 'landing.html', 'shared.html'].map((name) => readFile(join(dist, name), 'utf8')),
  );
  await writeFile(join(dist, 'csp.json'), JSON.stringify(inlineHashes(pages)));
}
