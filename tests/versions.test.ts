/** What we stand on is not older than where its known holes were closed, and brings nothing along that runs unasked. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';

type Locked = { version?: string; integrity?: string; resolved?: string; hasInstallScript?: boolean };
const lockfile = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Locked> };

/** Looked through by hand on 21 November 2026; each with what was closed there. */
const LEAST: Record<string, [version: string, closed: string]> = {
  node: ['24.15.0', 'the first with SQLite 3.51.3, should its own SQLite ever be used'],
  hono: [
    '4.12.25',
    'CVE-2026-44456, -54288 (body limit), -29045, -39406 (paths), -54290 (CORS), -29085 (events)',
  ],
  '@hono/node-server': ['1.19.10', 'CVE-2026-29087 and the paths of static files'],
  'better-auth': ['1.6.14', 'CVE-2026-45364 (limits), GHSA-2vg6-77g8-24mp (sessions of deleted accounts)'],
  ai: ['6.0.326', 'streams without an end taken for whole ones, downloads without a bound'],
  sharp: ['0.35.5', 'limits on pixels that hold'],
};
/** SQLite 3.7.0 to 3.51.2 could damage a log that two connections wrote. */
const LEAST_SQLITE = '3.51.3';

const numbers = (version: string) => version.split(/[.+-]/).slice(0, 3).map(Number);
const isAtLeast = (version: string, least: string): boolean => {
  const [have, want] = [numbers(version), numbers(least)];
  const at = have.findIndex((part, n) => part !== want[n]);
  return at === -1 || (have[at] ?? 0) > (want[at] ?? 0);
};

it('knows which version is newer', () => {
  expect(isAtLeast('4.13.0', '4.12.25')).toBe(true);
  expect(isAtLeast('4.12.25', '4.12.25')).toBe(true);
  expect(isAtLeast('4.12.3', '4.12.25')).toBe(false);
  expect(isAtLeast('3.99.99', '4.0.0')).toBe(false);
});

describe('the lockfile', () => {
  it.each(Object.entries(LEAST))('has a %s without the holes that are known', (name, [least]) => {
    const version = packages[`node_modules/${name}`]?.version ?? '0.0.0';
    expect(isAtLeast(version, least), `${name} ${version}, at least ${least}`).toBe(true);
  });

  it('pins every package by the sum of its bytes, and lets none but Node itself run anything when it is installed', () => {
    const all = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(([, one]) => !one.integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    expect(all.filter(([, one]) => one.hasInstallScript).map(([path]) => path)).toEqual([
      'node_modules/node',
    ]);
  });

  it('names no place that packages come from but the public registry', () => {
    const elsewhere = Object.values(packages)
      .map(({ resolved }) => resolved)
      .filter((resolved) => resolved !== undefined && !/^https:\/\/registry\.npmjs\.org\//.test(resolved));
    expect(elsewhere).toEqual([]);
  });
});

it('SQLite is one that does not damage its log', () => {
  const db = new Database(':memory:');
  const version = String(db.prepare('select sqlite_version()').pluck().get());
  db.close();
  expect(isAtLeast(version, LEAST_SQLITE), version).toBe(true);
});
