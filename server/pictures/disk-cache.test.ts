import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeLog } from '../log.ts';
import { openDiskCache } from './disk-cache.ts';

const key = (n: number, shelf = 'p1'): string =>
  `${shelf}/${n.toString(16).padStart(64, '0').split('').reverse().join('')}`;
const body = (n: number, size = 1000): Buffer => Buffer.alloc(size, n);

const folderOf = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const open = async (folder = folderOf(), limitBytes = 1_000_000) => {
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') };
  const cache = openDiskCache({ folder, limitBytes, now: () => clock.now, log: makeLog('silent') });
  await cache.ready;
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  return { cache, clock, folder, files };
};

describe('the pictures on disk', () => {
  it('are there again after a restart, byte for byte and with the same tag', async () => {
    const { cache, folder } = await open();
    const kept = await cache.keep(key(1), body(1));
    const again = await (await open(folder)).cache.read(key(1));
    expect(again?.bytes.equals(body(1))).toBe(true);
    expect(again?.etag).toBe(kept.etag);
  });

  it('that were damaged, cut or emptied are not shown and go', async () => {
    for (const harm of [
      (file: Buffer) => file.subarray(0, -1),
      (file: Buffer) => file.subarray(0, 10),
      () => Buffer.alloc(0),
      (file: Buffer) => Buffer.concat([file, Buffer.from('x')]),
      (file: Buffer) => file.fill(9, 300, 301),
    ]) {
      const { cache, files } = await open();
      await cache.keep(key(1), body(1));
      const [file = ''] = files();
      writeFileSync(file, harm(readFileSync(file)));
      expect(await cache.read(key(1))).toBeNull();
      expect(files()).toEqual([]);
      expect(cache.size()).toEqual({ files: 0, bytes: 0 });
    }
  });

  it('never take more room than they may, whatever comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 6000 })), { maxLength: 40 }),
        async (kept) => {
          const { cache, files } = await open(undefined, 10_000);
          for (const [n, size] of kept) await cache.keep(key(n), body(n, size));
          const onDisk = files().reduce((sum, file) => sum + readFileSync(file).length, 0);
          expect(onDisk).toBeLessThanOrEqual(10_000);
          expect(cache.size().bytes).toBe(onDisk);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('that were looked at last stay, also when they lay there before a restart', async () => {
    const { cache, clock, folder, files } = await open();
    for (let n = 1; n <= 5; n++) {
      clock.now += 2 * 60 * 60_000;
      await cache.keep(key(n), body(n));
      const seconds = clock.now / 1000;
      utimesSync(files().find((file) => file.endsWith(key(n))) ?? '', seconds, seconds);
    }
    clock.now += 2 * 60 * 60_000;
    await cache.read(key(1));
    await expect
      .poll(async () => {
        const { cache: next } = await open(folder, 2500);
        return Promise.all([1, 2, 3, 4, 5].map(async (n) => (await next.read(key(n))) !== null));
      })
      .toEqual([true, false, false, false, true]);
  });

  it('that were left unfinished by a crash are swept away', async () => {
    const { cache, folder, files } = await open();
    await cache.keep(key(1), body(1));
    writeFileSync(`${files()[0]}.abc.part`, 'half');
    await open(folder);
    expect(files()).toHaveLength(1);
  });

  it('go with their shelf, and what lay there without one goes, too', async () => {
    const { cache, folder } = await open();
    for (const shelf of ['p1', 'p12', 'visitors']) await cache.keep(key(1, shelf), body(1));
    mkdirSync(join(folder, 'ab'));
    writeFileSync(join(folder, 'ab', 'abc'), 'of an earlier version');
    const { cache: next, files } = await open(folder);
    expect(next.shelves().sort()).toEqual(['p1', 'p12', 'visitors']);
    await next.clearShelf('p1');
    expect(files().map((file) => file.slice(folder.length + 1).split('/')[0])).toEqual(['p12', 'visitors']);
    expect(next.size().files).toBe(2);
  });

  it('are done without where the disk takes none', async () => {
    const { folder } = await open();
    writeFileSync(join(folder, 'file'), '');
    const { cache } = await open(join(folder, 'file', 'below'));
    expect((await cache.keep(key(1), body(1))).bytes).toEqual(body(1));
    expect(await cache.read(key(1))).toBeNull();
  });
});
