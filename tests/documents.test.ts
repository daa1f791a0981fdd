import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const DOCUMENTS = ['*.md', 'docs/**/*.md', 'catalogue/*.md']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .sort();

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one]) => one ?? '');

/** `[words](where)` and pictures, without what is elsewhere and without the part after #. */
const links = (text: string): string[] =>
  matches(text, /\]\(([^)\s]+)\)/g)
    .filter((link) => !/^(https?:|mailto:|#)/.test(link))
    .map((link) => link.replace(/#.*$/, ''));

const headings = (path: string): string[] =>
  matches(readFileSync(path, 'utf8'), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Paths as they are written in running text: `server/config.ts`, `docs/decisions/`. */
const ROOMS = /^(contract|catalogue|guide|server|web|tests|bench|docs|scripts|deploy)\//;
const MADE_LATER = /^web\/(dist|generated)\b/;
const paths = (text: string): string[] =>
  matches(text, /`([\w.*/-]+\/[\w.*-]*)`/g).filter((path) => ROOMS.test(path) && !MADE_LATER.test(path));

const commands = (text: string): string[] => matches(text, /\bnpm run (?:-s )?([a-z:]+)/g);
const measurements = (text: string): string[] => matches(text, /npm run bench -- ([a-z-]+)/g);

const SETTINGS = matches(read('server/config.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm);

describe('what the documents say', () => {
  it('is found: every link leads to a file and a heading that are there', () => {
    const dead = DOCUMENTS.flatMap((document) => {
      const from = dirname(join(root, document));
      const gone = links(read(document)).filter((link) => !existsSync(join(from, link)));
      const lost = matches(read(document), /\]\(([^)\s]*#[^)\s]+)\)/g).filter((link) => {
        const [file = '', heading = ''] = link.split('#');
        const target = file === '' ? join(root, document) : join(from, file);
        return !/^https?:/.test(link) && !(existsSync(target) && headings(target).includes(heading));
      });
      return [...gone, ...lost].map((link) => `${document}: ${link}`);
    });
    expect(dead).toEqual([]);
    expect(DOCUMENTS.flatMap((document) => links(read(document))).length).toBeGreaterThan(40);
  });

  it('names files and folders that exist', () => {
    const gone = DOCUMENTS.flatMap((document) =>
      paths(read(document))
        .filter((path) => globSync(path.replace(/\*\*$/, '*'), { cwd: root }).length === 0)
        .map((path) => `${document}: ${path}`),
    );
    expect(gone).toEqual([]);
    expect(DOCUMENTS.flatMap((document) => paths(read(document))).length).toBeGreaterThan(60);
  });

  it('names commands and measurements that can be run', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const gone = DOCUMENTS.flatMap((document) => [
      ...commands(read(document)).filter((command) => !(command in scripts)),
      ...measurements(read(document)).filter((name) => !existsSync(join(root, 'bench', `${name}.ts`))),
    ]);
    expect(gone).toEqual([]);
  });

  it('has every decision in the list of decisions', () => {
    const pages = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((path) =>
      relative('docs/decisions', path),
    );
    expect(links(read('docs/decisions/README.md')).sort()).toEqual(pages.sort());
  });
});

describe('the settings', () => {
  it('are all in the table of the README, and no others', () => {
    const table = matches(read('README.md'), /^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm).flatMap((cell) =>
      matches(cell, /`([A-Z0-9_]+)`/g),
    );
    expect(table.sort()).toEqual([...SETTINGS].sort());
  });

  it('are all in the example file, which can be used as it is and with every line uncommented', () => {
    const example = matches(read('.env.example'), /^#([A-Z0-9_]+=.*)$/gm).map(
      (line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const,
    );
    expect(example.map(([name]) => name).sort()).toEqual([...SETTINGS].sort());
    expect(() => readConfig(Object.fromEntries(example))).not.toThrow();
  });

  it('handed on by the compose file are ours, and start a server where none was given', () => {
    const handed = [...read('compose.yaml').matchAll(/^ {6}([A-Z0-9_]+): "\$\{[A-Z0-9_]+:-([^}]*)\}"$/gm)];
    const given = handed.map(([, name = '', value = '']) => [name, value] as const);
    expect(given.map(([name]) => name).filter((name) => !SETTINGS.includes(name))).toEqual([]);
    expect(given.length).toBeGreaterThan(10);
    expect(() => readConfig(Object.fromEntries(given))).not.toThrow();
  });
});
