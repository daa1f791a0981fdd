import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx|css)$/.test(entry.name) && !entry.name.includes('.test.'))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !path.includes('/dist/'));

/** A class, or a selector, that changes one element for what is inside another. */
const ABOUT_ANOTHER = /\b(?:group|peer|in)-has-|:has\([^{;]*\)\s*[>~+*.\w[][^{};]*\{/;

test('no style hangs on what is inside another element: each card that scrolls in would restyle the page', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => ABOUT_ANOTHER.test(readFileSync(path, 'utf8')))).toEqual([]);
  for (const bad of ['group-has-[a]:x', 'peer-has-checked:x', 'main:has(> [data-coming]) ~ footer {'])
    expect(bad).toMatch(ABOUT_ANOTHER);
  expect('label:has(:checked) {').not.toMatch(ABOUT_ANOTHER);
});
