import { describe, expect, test } from 'vitest';
import { bookById } from './books.ts';
import { filmById } from './films.ts';
import { kinshipOf, WORKS_WITH_KINSHIP } from './kinship.ts';

describe('the ties of a story', () => {
  test.each(WORKS_WITH_KINSHIP)(
    '%s: a work we hold, everybody in the ties named, nobody tied to themselves',
    (work) => {
      const [kind, id = ''] = work.split('/');
      expect(kind === 'book' ? bookById(id) : filmById(id)).toBeDefined();
      const kinship = kinshipOf(kind === 'book' ? 'book' : 'movie', id);
      const people = Object.keys(kinship?.people ?? {});
      const names = Object.entries(kinship?.people ?? {}).flat(2);
      expect(new Set(names).size, 'a name stands for one person').toBe(names.length);
      for (const { who, to, is } of kinship?.ties ?? []) {
        expect(people).toContain(who);
        expect(people).toContain(to);
        expect(who).not.toBe(to);
        expect(is).toMatch(/^[a-z]/);
      }
    },
  );
});
