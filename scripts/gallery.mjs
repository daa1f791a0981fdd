/** `npm run gallery [name]`: pictures of every screen, or of those whose name holds the word. */
import { ensureBuilt, ensureInstalled, node, run, say } from './bootstrap.mjs';
import { ensureDemo } from './demo-house.mjs';
import { findBrowser } from './machine.mjs';

ensureInstalled();
ensureBuilt();
const browser = findBrowser();
if (browser)
  process.exitCode = run(node, ['scripts/gallery.ts', ensureDemo(), browser, ...process.argv.slice(2)]);
else {
  say('Chromium is needed: install it, or say where it is by CHROMIUM_PATH.');
  process.exitCode = 1;
}
