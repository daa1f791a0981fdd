import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';

/** The arrows of the house: what a room may import beside itself. */
const ROOMS: Record<string, { rooms: string[]; packages: RegExp }> = {
  contract: { rooms: [], packages: /^zod(\/mini)?$/ },
  catalogue: { rooms: ['contract'], packages: /^zod$/ },
  guide: { rooms: ['contract', 'catalogue'], packages: /^stemmer$/ },
  'guide/engines': {
    rooms: ['contract', 'catalogue', 'guide'],
    packages: /^(ai|@ai-sdk\/.+|eventsource-parser.*|zod)$/,
  },
  'guide/training': { rooms: ['contract', 'catalogue', 'guide'], packages: /^node:/ },
  'guide/eval': {
    rooms: ['contract', 'catalogue', 'guide', 'guide/engines', 'guide/training', 'tests'],
    packages: /^node:/,
  },
  server: {
    rooms: ['contract', 'catalogue', 'guide', 'guide/engines'],
    packages: /^(?!react|@radix|radix|@tanstack|wouter)/,
  },
  web: {
    rooms: ['contract', 'catalogue', 'guide'],
    packages:
      /^(react|react-dom(\/\w+)?|wouter.*|radix-ui|@tanstack\/.+|lucide-react|marked|cmdk|zod\/mini)$/,
  },
};

const root = fileURLToPath(new URL('..', import.meta.url));
const roomOf = (path: string): string | undefined => {
  const known = Object.keys(ROOMS).filter((room) => path.startsWith(`${room}/`));
  return known.sort((a, b) => b.length - a.length)[0];
};

const sources = Object.keys(ROOMS)
  .filter((room) => !room.includes('/'))
  .flatMap((room) => readdirSync(join(root, room), { recursive: true, withFileTypes: true }))
  .filter(
    (entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name),
  )
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((path) => !path.includes('/dist/') && !path.endsWith('vite.config.ts'));

const IMPORT = /^(?:import|export)\b[^'"]*?\bfrom\s*'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'\)/gm;

const imports = (path: string): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(IMPORT)].map(
    (found) => found[1] ?? found[2] ?? found[3] ?? '',
  );

/** What one import of a file breaks, or null. */
const broken = (path: string, specifier: string): string | null => {
  const room = roomOf(path) ?? '';
  const rule = ROOMS[room];
  if (!rule) return `${path} is in no room`;
  const target = specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(path), specifier)
      : null;
  if (target === null) {
    if (/\.(test|css)$/.test(specifier)) return null;
    return rule.packages.test(specifier) ? null : `${path} may not use ${specifier}`;
  }
  const other = target.startsWith('tests/') ? 'tests' : roomOf(target);
  if (other === room || (other && rule.rooms.includes(other))) return null;
  return `${path} may not import ${target}`;
};

describe('the arrows between the rooms', () => {
  it('point only where the house allows', () => {
    const wrong = sources.flatMap((path) => imports(path).map((specifier) => broken(path, specifier)));
    expect(wrong.filter(Boolean)).toEqual([]);
    expect(sources.length).toBeGreaterThan(60);
  });

  it('would notice a wrong one', () => {
    expect(broken('guide/turn.ts', '#server/world.ts')).toContain('may not import');
    expect(broken('contract/api.ts', 'hono')).toContain('may not use');
    expect(broken('web/app.tsx', '../server/main.ts')).toContain('may not import');
    expect(broken('guide/turn.ts', 'node:fs')).toContain('may not use');
  });

  it('lead to the environment through one file only', () => {
    const readers = sources.filter((path) => /process\.env\b/.test(readFileSync(join(root, path), 'utf8')));
    expect(readers).toEqual(['server/config.ts']);
  });

  it('never let one noun of the server import the verb of another', () => {
    const nouns = [
      'accounts',
      'books',
      'profile',
      'system',
      'discussions',
      'movies',
      'artworks',
      'admin',
      'insights',
    ];
    const noun = (path: string) => nouns.find((name) => path.startsWith(`server/${name}/`));
    const verbs = new Set(
      imports('server/http/routes.ts')
        .filter((s) => s.startsWith('../'))
        .map((s) => posix.join('server/http', s)),
    );
    const wrong = sources
      .filter((path) => noun(path))
      .flatMap((path) =>
        imports(path)
          .filter((s) => s.startsWith('.'))
          .map((s) => [path, posix.join(posix.dirname(path), s)] as const),
      )
      .filter(([path, target]) => noun(target) && noun(target) !== noun(path) && verbs.has(target));
    expect(wrong).toEqual([]);
  });
});

test('nothing of a room is ignored: neither styles nor lint would see it', () => {
  const names = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => /^[^/*#]+\/?$/.test(line))
    .map((line) => line.replace(/\/$/, ''));
  expect(names).toContain('node_modules');
  expect(sources.filter((path) => path.split('/').some((name) => names.includes(name)))).toEqual([]);
});
