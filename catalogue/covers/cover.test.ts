import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS } from '#contract/kinds.ts';
import { anyTitle } from '#tests/odd-titles.ts';
import { AA, contrast } from './colour.ts';
import { coverSvg, makeCover } from './cover.ts';
import { type CoverInput, coverSize } from './frame.ts';
import { readStrictly } from './well-formed.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyWork: fc.Arbitrary<CoverInput> = fc.record(
  {
    kind: fc.constantFrom(...KINDS),
    title: anyTitle,
    creator: fc.oneof(fc.constant(''), fc.constant('Virginia Woolf'), anyTitle),
    year: fc.oneof(fc.integer({ min: -800, max: 2100 }), fc.constant('c. 1503–1519'), anyTitle),
    palette: fc.oneof(
      fc.array(hex, { maxLength: 6 }),
      fc.constant(['red', 'url(https://example.org)', '"/><script/>']),
    ),
    width: fc.integer({ min: 16, max: 2000 }),
  },
  { requiredKeys: ['kind', 'title', 'creator'] },
);

const ELEMENTS = new Set([
  'svg',
  'title',
  'g',
  'rect',
  'circle',
  'ellipse',
  'path',
  'text',
  'tspan',
  'pattern',
  'linearGradient',
  'stop',
  'clipPath',
]);
const runs = { numRuns: 600 };

describe('a cover for any work at all', () => {
  it('is sound SVG of plain shapes: nothing that runs, embeds or fetches', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const { elements } = readStrictly(coverSvg(work));
        for (const { name, attributes } of elements) {
          expect(ELEMENTS).toContain(name);
          for (const [key, value] of Object.entries(attributes)) {
            expect(key).not.toMatch(/^on|href|^style$|^class$/i);
            if (value.includes('url(')) expect(value).toMatch(/^url\(#c[0-9a-z]+-[a-z]+\)$/);
            if (key !== 'aria-label') expect(value).not.toMatch(/NaN|undefined|Infinity/);
          }
        }
      }),
      runs,
    );
  });

  it('keeps every word inside the frame', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const { width, height } = coverSize(work.kind);
        const { words } = makeCover(work);
        expect(words.length).toBeGreaterThan(0);
        for (const set of words) {
          expect(set.x).toBeGreaterThanOrEqual(12);
          expect(set.y).toBeGreaterThanOrEqual(12);
          expect(set.x + set.width).toBeLessThanOrEqual(width - 12);
          expect(set.y + set.height).toBeLessThanOrEqual(height - 5);
        }
      }),
      runs,
    );
  });

  it('keeps them there when the first sign has no width', () => {
    const { words } = makeCover({ kind: 'book', title: '\u200d قン🇫🇷', creator: 'Virginia Woolf' });
    for (const set of words) expect(set.x).toBeGreaterThanOrEqual(12);
  });

  it('never sets words over each other', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const { words } = makeCover(work);
        const ordered = words.toSorted((a, b) => a.y - b.y);
        ordered.forEach((set, i) => {
          const next = ordered[i + 1];
          if (next) expect(set.y + set.height).toBeLessThanOrEqual(next.y + 2);
        });
      }),
      runs,
    );
  });

  it('gives words the contrast of WCAG AA against their field', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        for (const { ink, field } of makeCover(work).words)
          expect(contrast(ink, field)).toBeGreaterThanOrEqual(AA);
      }),
      runs,
    );
  });

  it('comes out the same every time', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        expect(coverSvg(work)).toBe(coverSvg({ ...work }));
      }),
      { numRuns: 100 },
    );
  });
});

describe('one cover beside another', () => {
  it('shares no id with a cover of another work, so both can stand in one page', () => {
    const ids = (work: CoverInput) =>
      readStrictly(coverSvg(work)).elements.flatMap(({ attributes }) => attributes.id ?? []);
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++) {
      for (const id of new Set(
        ids({ kind: i % 2 ? 'book' : 'movie', title: `Volume ${i}`, creator: 'Anon' }),
      )) {
        expect(seen).not.toContain(id);
        seen.add(id);
      }
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  it('looks the same however the title was typed', () => {
    const one = makeCover({ kind: 'book', title: 'Les Misérables', creator: 'Victor Hugo' });
    const other = makeCover({ kind: 'book', title: ' les miserables ', creator: 'VICTOR HUGO' });
    expect([other.composition, other.palette]).toEqual([one.composition, one.palette]);
  });

  it('differs between works of one maker', () => {
    const looks = ['Emma', 'Persuasion', 'Mansfield Park', 'Northanger Abbey', 'Sense and Sensibility'].map(
      (title) => {
        const { composition, palette } = makeCover({ kind: 'book', title, creator: 'Jane Austen' });
        return `${composition} ${palette}`;
      },
    );
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe('what a cover says', () => {
  it('is a picture with the title and maker as its name', () => {
    const [svg, title] = readStrictly(
      coverSvg({ kind: 'book', title: 'Pride & Prejudice', creator: 'Jane Austen' }),
    ).elements;
    expect(svg?.attributes).toMatchObject({
      role: 'img',
      'aria-label': 'Pride &amp; Prejudice — Jane Austen',
    });
    expect(title?.name).toBe('title');
  });

  it('names a title with any signs in it truly', () => {
    const title = 'Cash $& Carry $1 "<now>"';
    const [svg] = readStrictly(coverSvg({ kind: 'movie', title, creator: '' })).elements;
    expect(svg?.attributes['aria-label']).toBe('Cash $&amp; Carry $1 &quot;&lt;now&gt;&quot;');
  });

  it('shows a short title whole and large enough for a thumbnail', () => {
    for (const title of [
      'Emma',
      'The Trial',
      'War and Peace',
      'The Great Gatsby',
      '百年孤独',
      'Война и мир',
    ]) {
      for (const kind of ['book', 'movie', 'concept'] as const) {
        const [largest] = makeCover({ kind, title, creator: 'Somebody' }).words.toSorted(
          (a, b) => b.size - a.size,
        );
        expect(largest?.size).toBeGreaterThanOrEqual(26);
      }
    }
  });

  it('shows all of a title of 200 letters on a book', () => {
    const title = 'The long account of a keeper who counted waves '.repeat(5).slice(0, 200).trim();
    const shown = makeCover({ kind: 'book', title, creator: 'A. Keeper' }).words.map((set) =>
      set.lines.join(' '),
    );
    expect(shown).toContain(title);
  });

  it('shortens many makers rather than shrink them away', () => {
    const creator =
      'Kerry Patterson, Joseph Grenny, Ron McMillan, Al Switzler, Emily Gregory and Stephen R. Covey the Younger';
    const shown = makeCover({ kind: 'book', title: 'Crucial Conversations', creator }).words.map((set) =>
      set.lines.join(' '),
    );
    expect(shown.some((line) => /kerry patterson et al\./i.test(line))).toBe(true);
  });

  it('shows the year of a film beside its director', () => {
    const shown = makeCover({
      kind: 'movie',
      title: 'Rashomon',
      creator: 'Akira Kurosawa',
      year: 1950,
    }).words;
    expect(shown.map((set) => set.lines.join(' '))).toContainEqual(
      expect.stringMatching(/akira kurosawa · 1950/i),
    );
  });

  it('draws a kept concept as an idea, not as a book', () => {
    expect(makeCover({ kind: 'book', title: 'Inversion', creator: 'Exploration' }).composition).toBe(
      'emblem',
    );
  });

  it('hangs an artwork in one frame and one arrangement, whether or not its colours are at hand', () => {
    const work = { kind: 'artwork', title: 'Mona Lisa', creator: 'Leonardo da Vinci' } as const;
    const palette = ['#2f3a22', '#6b6b3a', '#a8844f', '#d9a866', '#7d8f7c'];
    // Nor the ids of its parts, which are made from all that went in.
    const withoutColours = (svg: string) => svg.replaceAll(/#[0-9a-f]{3,6}\b|\bc1\w+(?=-)/gi, '');
    expect(withoutColours(coverSvg({ ...work, palette }))).toBe(withoutColours(coverSvg(work)));
  });

  it('gives an idea one cover, whether its field is told, it is kept, or only its name is known', () => {
    const title = 'Utilitarianism';
    const cover = coverSvg({ kind: 'concept', title, creator: 'Philosophy & Ethics' });
    expect(coverSvg({ kind: 'concept', title, creator: '' })).toBe(cover);
    expect(coverSvg({ kind: 'book', title, creator: 'Exploration' })).toBe(cover);
  });

  it('paints a placeholder in the documented colours of the artwork', () => {
    const palette = ['#102a5c', '#e8c547', '#6f8fc4', '#1b1b1b', '#d9dcc7'];
    const svg = coverSvg({
      kind: 'artwork',
      title: 'The Starry Night',
      creator: 'Vincent van Gogh',
      palette,
    });
    expect(palette.filter((colour) => svg.includes(colour)).length).toBeGreaterThanOrEqual(3);
  });

  it('takes the width it is asked for and keeps its proportions', () => {
    const [svg] = readStrictly(
      coverSvg({ kind: 'book', title: 'Emma', creator: 'Jane Austen', width: 96 }),
    ).elements;
    expect(svg?.attributes).toMatchObject({ width: '96', height: '144', viewBox: '0 0 300 450' });
  });

  it('has something to show for a title of nothing but control signs', () => {
    expect(makeCover({ kind: 'book', title: '\u0000\u202e', creator: '' }).words[0]?.lines.join(' ')).toMatch(
      /untitled/i,
    );
  });
});
