/** The service worker and its way out, each one file, with the list of what this build made. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { filesOf, type Manifest } from './web-manifest.ts';

/** What a person meets first; the rest comes when the browser has nothing to do. */
const CORE_PAGES = ['app.html', 'landing.html', 'pages/home/home.tsx', 'pages/login.tsx'];
/** What is likeliest to be wanted offline comes before the rest of the rest. */
const NEXT_PAGES = [
  'pages/library/library.tsx',
  'pages/discussion/discussion.tsx',
  'pages/discussion/side-page/companion-pages.tsx',
  'pages/ideas/ideas.tsx',
  'pages/ideas/category.tsx',
  'pages/ideas/concept.tsx',
  'pages/books/discuss-books.tsx',
  '../catalogue/covers/books/drawer.ts',
];
/** Beside `assets/`, where the name of a file tells its contents. */
const NAMED_BY_US = ['app.html', 'landing.html', 'manifest.webmanifest'];
/** Of no use without the server, or drawn by it. */
const NOT_KEPT = ['shared.html', 'pages/admin/admin.tsx', 'pages/admin/user-detail.tsx'];

export async function buildWorker(root: string, dist: string, manifest: Manifest): Promise<void> {
  const built = listFiles(dist, manifest);
  for (const [entry, name] of [
    ['worker', 'sw'],
    ['off', 'sw-off'],
  ] as const)
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      define: { __BUILT__: JSON.stringify(built) },
      build: {
        outDir: dist,
        emptyOutDir: false,
        target: ['chrome123', 'firefox128', 'safari17.5'],
        lib: {
          entry: join(root, `web/worker/${entry}.ts`),
          formats: ['iife'],
          name: 'worker',
          fileName: () => `${name}.js`,
        },
      },
    });
}

type Built = { version: string; core: Record<string, string>; rest: string[] };

function listFiles(dist: string, manifest: Manifest): Built {
  const first = new Set(CORE_PAGES.flatMap((page) => filesOf(manifest, page)));
  const needed = new Set(
    Object.keys(manifest)
      .filter((key) => !NOT_KEPT.includes(key))
      .flatMap((key) => ownFiles(manifest, key)),
  );
  const assets = readdirSync(join(dist, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
  const isFont = (name: string) => name.endsWith('.woff2');
  const core: Record<string, string> = {};
  for (const name of NAMED_BY_US) core[`/${name}`] = integrityOf(join(dist, name));
  const rest: string[] = [];
  for (const name of assets.sort()) {
    const file = `assets/${name}`;
    if (first.has(file) || isFont(name)) core[`/${file}`] = '';
    else if (needed.has(file) || !/\.(js|css)$/.test(name)) rest.push(`/${file}`);
  }
  const next = NEXT_PAGES.flatMap((page) => filesOf(manifest, page)).map((file) => `/${file}`);
  rest.sort((a, b) => Number(next.includes(b)) - Number(next.includes(a)));
  for (const icon of walk(join(dist, 'icons')))
    core[`/icons/${icon}`] = integrityOf(join(dist, 'icons', icon));
  const version = createHash('sha256')
    .update(JSON.stringify([core, rest]))
    .digest('hex')
    .slice(0, 12);
  return { version, core, rest };
}

const ownFiles = (manifest: Manifest, key: string): string[] => {
  const chunk = manifest[key];
  return chunk ? [chunk.file, ...(chunk.css ?? [])] : [];
};

const walk = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
