import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { makeFonts } from '../scripts/make-fonts.ts';
import { makeIcons } from '../scripts/make-icons.ts';
import { BEFORE_PAINT } from './theme/before-paint.ts';

const page = (name: string) => join(import.meta.dirname, name);
const API = process.env.API_URL ?? 'http://localhost:3000';

/** The theme is set by a few inline bytes, known to the CSP by their hash, before anything is painted. */
const themeBeforePaint: Plugin = {
  name: 'theme-before-paint',
  transformIndexHtml: () => [{ tag: 'script', children: BEFORE_PAINT, injectTo: 'head-prepend' }],
};

/** What stands in the head of every page stands in one file. */
const oneHead: Plugin = {
  name: 'one-head',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!--of-every-page-->', readFileSync(page('head.html'), 'utf8').trim()),
  },
};

/** Calls, and the pages that the server draws with the built files. */
const OF_THE_SERVER = /^\/(api|assets|(book|movie|art|concept)-discussion)\//;

/** In development every page of the app is the app; the server decides this in production. */
const everyPageIsTheApp: Plugin = {
  name: 'every-page-is-the-app',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html') && !OF_THE_SERVER.test(request.url ?? '');
      if (isPage) request.url = '/app.html';
      next();
    });
  },
};

/**
 * What nearly every page needs, in one file: cut up by who shares what with whom, it would be forty of a few
 * hundred bytes, which compress badly. The front page and shared pages take none of it.
 */
const OF_EVERY_PAGE = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack[\\/](query-core|react-query))[\\/]/,
  },
  {
    name: 'house',
    test: /web[\\/](call|mirror|reachability|last-seen[\\/]mark|data|routes|words[\\/](everywhere|house|offline))|catalogue[\\/](covers[\\/]cover-kind|folding|lists|objectives)|contract|kit[\\/](alert|badge|button|button-style|classes|comes-later|fetched-code|in-idle-time|use-coming|empty-state|toast|spinner|skeleton|on-intent|icon-button|say-offline)\.|lucide-react|parts[\\/](drawn-covers|generated-cover|work-title|own-image|page-link|plain-text|use-copied|is-plain-click)\./,
    minShareCount: 6,
  },
  // Home's, of which a page or two has a part.
  {
    name: 'ways',
    test: /web[\\/]parts[\\/](item-cover|discuss-link|use-open-discussion|added-once)\.|lucide-react.*(chevron-down|clapperboard|palette|arrow-right)\./,
    minShareCount: 2,
  },
];

export default defineConfig(async (): Promise<UserConfig> => {
  await Promise.all([makeFonts(), makeIcons()]);
  cpSync(page('landing/pictures'), page('generated/public/pictures'), { recursive: true });
  return {
    root: import.meta.dirname,
    publicDir: page('generated/public'),
    appType: 'mpa',
    plugins: [react(), tailwind(), oneHead, themeBeforePaint, everyPageIsTheApp],
    server: { port: 5173, strictPort: true, proxy: { [OF_THE_SERVER.source]: { target: API } } },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: 'build-manifest.json',
      target: ['chrome123', 'firefox128', 'safari17.5'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: { app: page('app.html'), landing: page('landing.html'), shared: page('shared.html') },
        // Texts stand in the place of their names, each only where it is shown.
        optimization: { inlineConst: { mode: 'all' } },
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: OF_EVERY_PAGE } },
      },
    },
  };
});
