/** Every regular expression of ours: those written down, and those put together when a module is loaded. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

export type Found = { source: string; flags: string; file: string };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROOMS = ['contract', 'catalogue', 'guide', 'server', 'web'];

const isOurs = (file: string) => !/\.test\.tsx?$|\.d\.ts$|^web\/dist\/|^guide\/eval\//.test(file);

const files = (): string[] =>
  ROOMS.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: ROOT })).filter(isOurs);

const written = (file: string): Found[] => {
  const found: Found[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ source: pattern, flags, file });
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') walk(value);
  };
  walk(parseAst(readFileSync(join(ROOT, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
};

/** What `new RegExp` made while `work` ran. */
const madeDuring = async (work: () => Promise<void>): Promise<Found[]> => {
  const made: Found[] = [];
  const Real = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Real, {
    construct: (target, args) => {
      const regex = new target(...(args as [string, string]));
      made.push({ source: regex.source, flags: regex.flags, file: 'put together' });
      return regex;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Real;
  }
  return made;
};

export const everyRegex = async (): Promise<Found[]> => {
  const made = await madeDuring(async () => {
    for (const file of files()) {
      const builds = /new RegExp\(/.test(readFileSync(join(ROOT, file), 'utf8'));
      if (builds) await import(join(ROOT, file));
    }
  });
  const all = new Map<string, Found>();
  for (const one of [...made, ...files().flatMap(written)]) all.set(`/${one.source}/${one.flags}`, one);
  return [...all.values()];
};
