import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, run, say } from './bootstrap.mjs';

/** A data folder with a reader who has been here for months; filled when it is not there yet. */
export const ensureDemo = () => {
  const dataDir = join(root, 'data-demo');
  if (existsSync(join(dataDir, 'colloquy.db'))) return dataDir;
  say('Filling a house to look at (once; half a minute) …');
  if (run(node, ['scripts/fill-demo.ts', dataDir]) !== 0) process.exit(1);
  return dataDir;
};
