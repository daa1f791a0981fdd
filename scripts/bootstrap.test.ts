import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const BOOTSTRAP = fileURLToPath(new URL('bootstrap.mjs', import.meta.url));

test('what another checkout has installed is never touched through a link', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [other, ours] = [join(folder, 'other'), join(folder, 'ours')];
  mkdirSync(other);
  writeFileSync(join(other, 'precious'), '');
  mkdirSync(join(ours, 'scripts'), { recursive: true });
  cpSync(BOOTSTRAP, join(ours, 'scripts/bootstrap.mjs'));
  writeFileSync(join(ours, 'package-lock.json'), '{}');
  symlinkSync(other, join(ours, 'node_modules'));

  const program = "import('./scripts/bootstrap.mjs').then((b) => b.ensureInstalled())";
  // No npm within reach: even a failing check could not do harm.
  const env = { PATH: join(folder, 'nothing') };
  const complaint = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['-e', program], { cwd: ours, env, timeout: 10_000 }, (_error, _out, err) =>
      resolve(err),
    );
  });
  expect(complaint).toContain('is a link to another checkout');
  expect(existsSync(join(other, 'precious'))).toBe(true);
});
