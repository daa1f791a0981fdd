/**
 * Made pictures, kept on disk up to a size; what was not looked at for longest goes first. A file is written
 * whole or not at all and carries its own checksum, so after a crash there is a good one or none. A key is the name of a
 * shelf and that of a picture on it; a shelf can be cleared as a whole.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '../log.ts';

export type KeptPicture = { bytes: Buffer; etag: string };

const MARK = 'colloquy picture 1 ';
const HEADER_BYTES = MARK.length + 64 + 1;
const UNFINISHED = '.part';
/** A look is noted on disk this often at most. */
const NOTE_EVERY_MS = 60 * 60_000;
/** Cleared down to this share of the limit, so that not every new picture has to clear. */
const CLEARED_TO = 0.9;

/** What a shelf may be called. */
const SHELF = /^(?:p\d+|visitors)$/;

type Entry = { size: number; usedAt: number };

export const openDiskCache = (made: { folder: string; limitBytes: number; now: () => number; log: Log }) => {
  const { folder, limitBytes, now, log } = made;
  /** In the order of their last use, the longest ago first. */
  const entries = new Map<string, Entry>();
  let total = 0;

  const fileOf = (key: string): string => join(folder, key);
  const shelfOf = (key: string): string => key.slice(0, key.indexOf('/'));

  const forget = (key: string): void => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  const enter = (key: string, size: number, usedAt: number): void => {
    forget(key);
    entries.set(key, { size, usedAt });
    total += size;
  };

  const drop = async (key: string): Promise<void> => {
    forget(key);
    await rm(fileOf(key), { force: true });
  };

  const clear = async (): Promise<void> => {
    if (total <= limitBytes) return;
    for (const key of [...entries.keys()]) {
      if (total <= limitBytes * CLEARED_TO) return;
      await drop(key);
    }
  };

  const noteUse = (key: string, size: number): void => {
    const at = now();
    const before = entries.get(key)?.usedAt ?? 0;
    const due = at - before >= NOTE_EVERY_MS;
    enter(key, size, due ? at : before);
    if (due) utimes(fileOf(key), at / 1000, at / 1000).catch(() => {});
  };

  const takeStock = async (): Promise<void> => {
    const found: [string, Entry][] = [];
    for (const part of await readdir(folder).catch(() => [])) {
      // Kept by an earlier version, for whoever asked.
      if (!SHELF.test(part)) {
        await rm(join(folder, part), { recursive: true, force: true });
        continue;
      }
      for (const name of await readdir(join(folder, part)).catch(() => [])) {
        const file = join(folder, part, name);
        if (name.endsWith(UNFINISHED)) {
          await rm(file, { force: true });
          continue;
        }
        const facts = await stat(file).catch(() => null);
        if (facts?.isFile()) found.push([`${part}/${name}`, { size: facts.size, usedAt: facts.mtimeMs }]);
      }
    }
    found.sort(([, one], [, other]) => one.usedAt - other.usedAt);
    const sinceThen = [...entries];
    entries.clear();
    total = 0;
    for (const [key, { size, usedAt }] of [...found, ...sinceThen]) enter(key, size, usedAt);
    await clear();
  };

  const stock = takeStock().catch((error: unknown) =>
    log.warn({ err: error }, 'the picture cache could not be read'),
  );

  return {
    /** Null when it is not there, or not whole; then it is gone for good. */
    read: async (key: string): Promise<KeptPicture | null> => {
      const file = await readFile(fileOf(key)).catch(() => null);
      if (!file) {
        forget(key);
        return null;
      }
      const bytes = file.subarray(HEADER_BYTES);
      const sum = checksum(bytes);
      if (file.toString('latin1', 0, HEADER_BYTES) !== header(sum)) {
        await drop(key).catch(() => {});
        return null;
      }
      noteUse(key, file.length);
      return { bytes, etag: etagOf(sum) };
    },
    /** A disk that is full or read-only costs speed, not the picture. */
    keep: async (key: string, bytes: Buffer): Promise<KeptPicture> => {
      const sum = checksum(bytes);
      const size = HEADER_BYTES + bytes.length;
      if (size <= limitBytes)
        try {
          const file = fileOf(key);
          const unfinished = `${file}.${randomBytes(6).toString('hex')}${UNFINISHED}`;
          await mkdir(dirname(file), { recursive: true, mode: 0o700 });
          try {
            await writeFile(unfinished, [header(sum), bytes], { mode: 0o600, flag: 'wx' });
            await rename(unfinished, file);
          } catch (thrown) {
            await rm(unfinished, { force: true });
            throw thrown;
          }
          enter(key, size, now());
          await clear();
        } catch (error) {
          log.warn({ err: error }, 'a picture could not be kept');
        }
      return { bytes, etag: etagOf(sum) };
    },
    clearShelf: async (name: string): Promise<void> => {
      for (const key of [...entries.keys()]) if (shelfOf(key) === name) forget(key);
      await rm(join(folder, name), { recursive: true, force: true });
    },
    shelves: (): string[] => [...new Set([...entries.keys()].map(shelfOf))],
    /** When what lay there from before is known. */
    ready: stock,
    size: () => ({ files: entries.size, bytes: total }),
  };
};

const checksum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const header = (sum: string): string => `${MARK}${sum}\n`;
const etagOf = (sum: string): string => `"${sum.slice(0, 32)}"`;
