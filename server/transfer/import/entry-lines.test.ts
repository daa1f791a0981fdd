import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entryLines } from './entry-lines.ts';

const entry = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 });
const lists = fc.record({ books: fc.array(entry), movies: fc.array(entry) });

it('each entry of a list is found in the line it begins in, however the file is laid out', () => {
  fc.assert(
    fc.property(lists, fc.constantFrom(undefined, 2), (file, indent) => {
      const text = JSON.stringify(
        { format: 'colloquy', nested: { books: [1, { a: [] }] }, ...file },
        null,
        indent,
      );
      const found = entryLines(text);
      for (const name of ['books', 'movies'] as const) {
        expect(found.get(name)).toHaveLength(file[name].length);
        const lines = text.split('\n');
        for (const line of found.get(name) ?? []) expect(lines[line - 1]).toMatch(indent ? /^ {4}\{/ : /^\{/);
      }
    }),
  );
});
