import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('..', import.meta.url));
/** The guard itself; what talks to addresses the administrator wrote into the configuration; our own front door. */
const MAY_CONNECT = [
  'outbound/',
  'mail/',
  'store/postgres.ts',
  'store/move/target.ts',
  'guide/provider-post.ts',
  'guide/engine.ts',
  'doors.ts',
  'start.ts',
];

const CONNECTS = [
  /(?<![.\w'"-])fetch\b(?!\s*[:'"])/,
  /\bglobalThis\s*\.\s*fetch\b/,
  /(?:from|import\()\s*['"](?:undici|node:net|node:tls|node:http2|node:https|node:dgram|node:dns(?:\/promises)?)['"]/,
  /\bhttps?\.(?:request|get)\s*\(/,
  /import\s*\{[^}]*\b(?:request|get|Agent)\b[^}]*\}\s*from\s*['"]node:https?['"]/,
  /\bnew\s+(?:WebSocket|EventSource|XMLHttpRequest)\b/,
];

const sources = readdirSync(SERVER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
  .map((entry) => relative(SERVER, join(entry.parentPath, entry.name)).split(sep).join('/'));

/** Comments may speak of fetch( as they like. */
const code = (file: string): string =>
  readFileSync(join(SERVER, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it('nothing in the server reaches out but through the guard', () => {
  const others = sources.filter((file) => !MAY_CONNECT.some((allowed) => file.startsWith(allowed)));
  expect(others.length).toBeGreaterThan(40);
  const offenders = others.filter((file) => CONNECTS.some((pattern) => pattern.test(code(file))));
  expect(offenders).toEqual([]);
});

it.each([
  'await fetch(url)',
  'engine({ fetch, clock })',
  'const get = fetch;',
  'globalThis.fetch',
  "import { Agent } from 'undici';",
  "import { request } from 'node:http';",
  "await import('node:https')",
  'http.get(url)',
  'new WebSocket(url)',
])('this check would notice: %s', (line) => {
  expect(CONNECTS.some((pattern) => pattern.test(line))).toBe(true);
});
