/** What every command needs first. Plain JavaScript, because it runs on whatever Node is on the machine. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
export const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Our own tools come first, the pinned Node among them. */
export const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };

export const say = (line) => process.stdout.write(`${line}\n`);

export const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env, ...options }).status ?? 1;

const must = (what, status) => {
  if (status === 0) return;
  process.stderr.write(`${what} failed; the lines above say why.\n`);
  process.exit(1);
};

const digest = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

const same = (stamp, value) => existsSync(stamp) && readFileSync(stamp, 'utf8') === value;

/** Installs exactly what the lock file names, when that has not been done or the lock file has changed. */
export const ensureInstalled = () => {
  const stamp = join(modules, '.colloquy-installed');
  const wanted = digest([join(root, 'package-lock.json')]);
  if (same(stamp, wanted)) return;
  // `npm ci` empties the folder first: behind a link that is the folder of another checkout.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    process.stderr.write(
      `${modules} is a link to another checkout, where what is installed may not fit this one. Install there, or remove the link.\n`,
    );
    process.exit(1);
  }
  say('Installing what Colloquy needs (once; a minute or two) …');
  must('npm ci', run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']));
  writeFileSync(stamp, wanted);
};

const SOURCES = ['web', 'contract', 'catalogue', 'guide', 'scripts', 'package-lock.json'];
/** What a build makes is no reason to build again. */
const SKIPPED = new Set(['dist', 'generated', 'node_modules']);

const newest = (path) => {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(path).filter((name) => !SKIPPED.has(name));
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
};

/** Builds the web client, when there is none or something it is made from is newer. */
export const ensureBuilt = () => {
  const dist = join(root, 'web', 'dist');
  const stamp = join(dist, '.built');
  const sources = SOURCES.map((name) => join(root, name)).filter((path) => existsSync(path));
  const state = String(Math.max(...sources.map(newest)));
  if (same(stamp, state)) return;
  say('Building the web client …');
  must('The build', run(node, ['scripts/build-web.ts']));
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, state);
};
