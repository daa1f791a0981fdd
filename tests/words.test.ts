/** What people read stands in files of words (decision 35), not among the code that shows it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const web = fileURLToPath(new URL('../web', import.meta.url));

/** Where the words are, and what is built. */
const ELSEWHERE = /^(words|dist|generated)\//;
const ATTRIBUTES =
  /^(name|note|label|title|alt|placeholder|description|help|text|sentence|lead|what|says|aria-label|aria-description)$/;
const PROPERTIES = /^(label|title|description|help|sentence|placeholder)$/;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}{2}/u.test(value) && (/\s/.test(value.trim()) || /^\p{Lu}/u.test(value));

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** What a value says as it stands; of a text with holes what is between them. */
function givenBy(value: Node): unknown[] {
  if (value.type === 'Literal') return [value.value];
  if (value.type === 'JSXExpressionContainer' && isNode(value.expression)) return givenBy(value.expression);
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value.quasis)) return [];
  return value.quasis.map(({ value: { cooked } }) => cooked);
}

/** The texts that a file shows of its own accord. */
function textsIn(name: string, source: string): string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (Array.isArray(value) || !isNode(value)) return;
    if (value.type === 'JSXText' && /\p{L}{2}/u.test(String(value.value)))
      found.push(String(value.value).trim());
    const named = value.type === 'JSXAttribute' ? ATTRIBUTES : value.type === 'Property' ? PROPERTIES : null;
    const name = isNode(value.name) ? value.name.name : isNode(value.key) ? value.key.name : null;
    if (named?.test(String(name)))
      found.push(...(isNode(value.value) ? givenBy(value.value) : []).filter(isText));
    for (const part of Object.values(value)) look(part);
  };
  look(parseSync(name, source).program);
  return found;
}

it('shows no text that is not in a file of words', () => {
  const files = readdirSync(web, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$|vite\.config/.test(name) && !ELSEWHERE.test(name),
    );
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.flatMap((name) =>
    textsIn(name, readFileSync(join(web, name), 'utf8')).map((text) => `web/${name}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

it('would notice one', () => {
  const source = `
    const trouble = { title: 'That could not be saved' };
    const key = { title: 'kept' };
    const page = <p aria-label="Your books" className="grid gap-3">{say.hello} <b>Try again</b></p>;
    const menu = <Menu name={\`More for \${name}\`} title={\`\${a}: \${b}\`} />;`;
  expect(textsIn('page.tsx', source)).toEqual([
    'That could not be saved',
    'Your books',
    'Try again',
    'More for ',
  ]);
});
