/**
 * The log of SQLite: on the disk before anybody is answered, and kept short. Both wait for the disk, so both are done off
 * the thread that serves everybody.
 */
import { statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { makeOffThread } from '../off-thread.ts';
import type { Job } from './keeper-thread.ts';

const LOOK_MS = 1_000;
const LONG_BYTES = 4_000_000;
/** Writers that follow each other without a pause would make it longer and longer. */
const TOO_LONG_BYTES = 16_000_000;
/** Putting the whole index together may take minutes; a step of it does not. */
const WITHIN_MS = 30 * 60_000;

/** Once the log is begun anew its file is no longer than this, so that its length tells what is in it. */
export const LOG_LIMIT_BYTES = 1_000_000;
/** In pages of 4 kB: only should the other thread fail does the connection that writes shorten the log by itself. */
export const OWN_CHECKPOINT_PAGES = 20_000;

export type LogKeeper = ReturnType<typeof keepLog>;

export const keepLog = (file: string) => {
  const log = `${file}-wal`;
  const thread = makeOffThread<Job, boolean>({
    file: new URL('keeper-thread.ts', import.meta.url),
    data: { file },
    withinMs: WITHIN_MS,
  });
  const ask = (job: Job): Promise<boolean> => thread.run('log', job);

  let home = 0;
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
      // All of it is home, and nothing was written since: then it would have been begun anew.
      if (size < LONG_BYTES || size === home) return;
      home = (await ask(size > TOO_LONG_BYTES ? 'shorten' : 'tidy')) ? size : 0;
    } catch {
      // The disk may be full or gone; writers are told of it, and the next look tries again.
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS).unref();

  let handle: FileHandle | null = null;
  /** The disk did not take something; what it was is still in the log as we see it. */
  let isDoubtful = false;
  let isOver = false;
  const toDisk = async (): Promise<void> => {
    // Whoever closes the file brings all of it home.
    if (isOver) return;
    if (isDoubtful) {
      // A second try at the same would be told that all is well: so it is written anew, into the file itself.
      const isHome = await ask('bring home').catch(() => false);
      if (!isHome) throw Object.assign(new Error('The log could not be brought home.'), { code: 'EIO' });
      isDoubtful = false;
      return;
    }
    try {
      handle ??= await open(log, 'r+');
      await handle.datasync();
    } catch (thrown) {
      isDoubtful = true;
      throw thrown;
    }
  };

  let underWay: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  return {
    /** What is in the log by now is on the disk. Those who ask while one is under way share the next. */
    sync: (): Promise<void> => {
      next ??= (underWay ?? Promise.resolve())
        .catch(() => {})
        .then(() => {
          underWay = next;
          next = null;
          return toDisk();
        });
      return next;
    },
    /** Nothing of what was deleted is left in the file or in its log. */
    forget: (): Promise<boolean> => ask('forget'),
    letGo: async (): Promise<void> => {
      isOver = true;
      clearInterval(timer);
      await underWay?.catch(() => {});
      await thread.letGo();
      await handle?.close();
    },
  };
};
