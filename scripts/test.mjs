/** `npm test`: everything, with a count at the end. A part that cannot run is a failure, not a gap. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, env, node, root, run, say } from './bootstrap.mjs';
import { ensureMachine, findBrowser } from './machine.mjs';

ensureInstalled();
const missing = ensureMachine();
for (const hint of missing) say(`Missing for the tests: ${hint}. Please install it.`);
ensureBuilt();

let passed = 0;
let failed = missing.length;
const part = (name, ok) => {
  say(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
  if (ok) passed += 1;
  else failed += 1;
};

say('— types —');
part('types of the rooms', run('tsc', ['-p', '.']) === 0);
part('types of the web client', run('tsc', ['-p', 'web']) === 0);
part('types of its service worker', run('tsc', ['-p', 'web/worker']) === 0);
say('— lint and format —');
part('lint and format', run('biome', ['ci', '.']) === 0);

say('— budgets of the web client —');
part('budgets of the web client', run(node, ['scripts/check-budgets.ts']) === 0);

say('— tests: rules, SQLite, PostgreSQL, browser —');
const results = join(root, 'node_modules', '.cache', 'colloquy-tests.json');
mkdirSync(join(results, '..'), { recursive: true });
rmSync(results, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
const status = run('vitest', ['run', ...reporters], { env: { ...env, CHROMIUM_PATH: findBrowser() ?? '' } });
const counted = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : null;
passed += counted?.numPassedTests ?? 0;
failed += counted?.numFailedTests ?? 0;
// A file that could not even be read, an error outside a test, a run that broke off: none of them counts as a pass.
if (status !== 0 && (counted?.numFailedTests ?? 0) === 0) failed += 1;
if (!counted || counted.numPassedTests === 0) failed += 1;

say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
