/** A power cut: takes back what power.c saw written and never synced, or leaves a random part of it, torn. */
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';

const HEAD = 48;
const SECTOR = 512;
const KINDS = { 1: 'write', 2: 'truncate', 3: 'sync' } as const;

type Entry = {
  kind: (typeof KINDS)[keyof typeof KINDS];
  path: string;
  offset: number;
  size: number;
  before: Buffer;
  after: Buffer;
};

const entriesOf = (file: string): Entry[] => {
  const log = readFileSync(file);
  const entries: Entry[] = [];
  let at = 0;
  while (at + HEAD <= log.length) {
    const number = (n: number) => Number(log.readBigUInt64LE(at + n * 8));
    const [kind, path, offset, size, before, after] = [0, 1, 2, 3, 4, 5].map(number) as [
      keyof typeof KINDS,
      ...[number, number, number, number, number],
    ];
    const end = at + HEAD + path + before + after;
    // Killed while it wrote this: what it announces was not done.
    if (end > log.length) break;
    const bytes = (from: number, length: number) => log.subarray(from, from + length);
    const start = at + HEAD;
    entries.push({
      kind: KINDS[kind],
      path: bytes(start, path).toString(),
      offset,
      size,
      before: bytes(start + path, before),
      after: bytes(start + path + before, after),
    });
    at = end;
  }
  return entries;
};

/** How many writes were not on the disk; `kept` is the share of them that reached it all the same. */
export const cutPower = (log: string, database: string, kept: number): number => {
  const open = new Map<string, Entry[]>();
  for (const entry of entriesOf(log))
    if (entry.kind === 'sync') open.delete(entry.path);
    else open.set(entry.path, [...(open.get(entry.path) ?? []), entry]);
  let undone = 0;
  for (const [path, entries] of open) {
    if (!existsSync(path)) continue;
    const fd = openSync(path, 'r+');
    for (const { offset, size, before } of entries.toReversed()) {
      if (before.length > 0) writeSync(fd, before, 0, before.length, offset);
      ftruncateSync(fd, size);
    }
    undone += entries.length;
    for (const entry of entries) if (Math.random() < kept) redo(fd, entry);
    closeSync(fd);
  }
  // The index of the log is in memory only.
  rmSync(`${database}-shm`, { force: true });
  rmSync(log, { force: true });
  return undone;
};

/** A disk keeps whole sectors, not whole writes. */
const redo = (fd: number, { kind, offset, after }: Entry): void => {
  if (kind === 'truncate') {
    if (fstatSync(fd).size > offset) ftruncateSync(fd, offset);
    return;
  }
  const isTorn = Math.random() < 0.2 && after.length > SECTOR;
  const length = isTorn ? SECTOR * Math.floor(Math.random() * (after.length / SECTOR)) : after.length;
  if (length > 0) writeSync(fd, after, 0, length, offset);
};
