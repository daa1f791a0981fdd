/**
 * `npm run gallery [name]`: pictures of every screen, or of those whose name holds the word. `npm run gallery
 * published`: the ones that the README and the front page carry.
 */
import { ensureBuilt, ensureInstalled, node, run, say } from './bootstrap.mjs';
import { ensureDemo } from './demo-house.mjs';
import { findBrowser } from './machine.mjs';

ensureInstalled();
ensureBuilt();
const browser = findBrowser();
if (browser)
  process.exitCode =
    process.argv[2] === 'published'
      ? run(node, ['scripts/published-pictures.ts', ensureDemo(), browser])
      : run(node, ['scripts/gallery.ts', ensureDemo(), browser, ...process.argv.slice(2)]);
else {
  say('Chromium is needed: install it, or say where it is by CHROMIUM_PATH.');
  process.exitCode = 1;
}
