import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const marked = ({ excerpt, marks }: ReturnType<typeof excerptOf>) =>
  marks.map(([from, to]) => excerpt.slice(from, to));

describe('an excerpt', () => {
  it('is the whole of a short message, with what was found in it', () => {
    const found = excerptOf('Kindness,\nnot pity. Kind is a kin of kindle.', 'kind pity');
    expect(found.excerpt).toBe('Kindness, not pity. Kind is a kin of kindle.');
    expect(marked(found)).toEqual(['Kindness', 'pity', 'Kind', 'kindle']);
  });

  it('of a long message is the part around the first word, cut between words', () => {
    const found = excerptOf(`${'once more '.repeat(60)}the naïve heart ${'and then '.repeat(60)}`, 'naive');
    expect(found.excerpt).toMatch(/^… (?:once |more )/);
    expect(found.excerpt).toMatch(/(?:and|then) …$/);
    expect(marked(found)).toEqual(['naïve']);
  });

  it('of a very long message is the part around the word, and soon found, wherever it stands', () => {
    const long = `${'lorem ipsum '.repeat(6_000)}Dorothea marries ${'dolor sit '.repeat(6_000)}`;
    const begun = performance.now();
    const found = excerptOf(long, 'dorothea');
    expect(performance.now() - begun).toBeLessThan(200);
    expect(found.excerpt).toMatch(/^… .*Dorothea marries .* …$/);
    expect(marked(found)).toEqual(['Dorothea']);
    expect(excerptOf(long, 'lorem').excerpt).toMatch(/^lorem ipsum .* …$/);
    expect(marked(excerptOf(long, 'nowhere'))).toEqual([]);
  });

  it('never breaks a character or marks what is not there, whatever was said and looked for', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 600 }),
        fc.string({ maxLength: 20 }),
        (said, q) => {
          const { excerpt, marks } = excerptOf(said.toWellFormed(), q);
          expect(excerpt.isWellFormed()).toBe(true);
          for (const [from, to] of marks) expect(from >= 0 && from < to && to <= excerpt.length).toBe(true);
        },
      ),
    );
  });
});
