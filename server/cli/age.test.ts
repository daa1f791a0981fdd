import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isLocked, lockFile, unlockFile, WrongPassphrase } from './age.ts';

const folderOf = () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-age-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return (name: string) => join(folder, name);
};

describe('a file locked with a passphrase', () => {
  it('is opened by it, whatever its length, and holds nothing of what was in it', () => {
    for (const length of [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000]) {
      const at = folderOf();
      const plain = randomBytes(length);
      writeFileSync(at('plain'), plain);
      lockFile(at('plain'), at('locked'), 'a pass phrase', 10);
      expect([isLocked(at('locked')), isLocked(at('plain'))]).toEqual([true, false]);
      if (length > 16) expect(readFileSync(at('locked')).includes(plain.subarray(0, 16))).toBe(false);
      unlockFile(at('locked'), at('again'), 'a pass phrase');
      expect(readFileSync(at('again')).equals(plain), String(length)).toBe(true);
    }
  });

  it('is not opened by another, nor where anything in it was changed, cut or put on', () => {
    const at = folderOf();
    writeFileSync(at('plain'), randomBytes(140_000));
    lockFile(at('plain'), at('locked'), 'right', 10);
    expect(() => unlockFile(at('locked'), at('a'), 'wrong')).toThrow(WrongPassphrase);
    const locked = readFileSync(at('locked'));
    const changed = (place: number) => {
      const copy = Buffer.from(locked);
      copy[place] = (copy[place] ?? 0) ^ 1;
      return copy;
    };
    const harmed = [
      ...[30, 100, 180, 200, 66_000, locked.length - 1].map(changed),
      locked.subarray(0, -1),
      locked.subarray(0, 66_000),
      Buffer.concat([locked, Buffer.from('x')]),
    ];
    for (const [n, bytes] of harmed.entries()) {
      writeFileSync(at(`harmed${n}`), bytes);
      expect(() => unlockFile(at(`harmed${n}`), at(`out${n}`), 'right'), String(n)).toThrow();
    }
  });
});
