import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM = 2 ** 30;

/** Tests make hundreds of databases: in memory that takes a tenth of the time. */
export const scratchHome = (): string => {
  if (process.env.TEST_FSYNC === 'on' || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
};

/** One folder for all that a run of tests writes, and the way to be rid of it. */
export const makeScratch = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(scratchHome(), 'colloquy-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
