import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BOOK_COMPOSITIONS } from './books/compositions.ts';
import { AA, contrast } from './colour.ts';
import { makeCover } from './cover.ts';
import { FILM_COMPOSITIONS } from './films/compositions.ts';
import { type Cover, type CoverInput, coverSize } from './frame.ts';

const TITLES = [
  'It',
  'Emma',
  'The Left Hand of Darkness',
  'A Portrait of the Artist as a Young Man',
  '世界の終りとハードボイルド・ワンダーランド',
  'The Curious Incident of the Dog in the Night-Time, and Other Stories about It',
];

/** Draws a cover without its words and finds the worst contrast of an ink with any pixel its words would cover. */
async function worstContrast(work: CoverInput, cover: Cover): Promise<number> {
  const { width, height } = coverSize(work.kind);
  const bare = cover.svg.replace(/<text(?![^>]*aria-hidden)[\s\S]*?<\/text>/g, '');
  const { data, info } = await sharp(Buffer.from(bare))
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let worst = 21;
  for (const set of cover.words) {
    for (let y = Math.ceil(set.y); y < set.y + set.height; y += 3) {
      for (let x = Math.ceil(set.x); x < set.x + set.width; x += 3) {
        const at = (y * info.width + x) * info.channels;
        const pixel = `#${[0, 1, 2].map((i) => (data[at + i] ?? 0).toString(16).padStart(2, '0')).join('')}`;
        worst = Math.min(worst, contrast(set.ink, pixel));
      }
    }
  }
  return worst;
}

function works(
  kind: CoverInput['kind'],
  perLook: number,
  looks: readonly string[],
): [string, CoverInput, Cover][] {
  const found = new Map<string, number>();
  const out: [string, CoverInput, Cover][] = [];
  for (let i = 0; i < 4000 && out.length < perLook * looks.length; i++) {
    const work = {
      kind,
      title: TITLES[i % TITLES.length] ?? 'Emma',
      creator: `Maker ${i}, and Another One`,
      year: 1900 + (i % 100),
    };
    const cover = makeCover(work);
    const count = found.get(cover.composition) ?? 0;
    if (count >= perLook) continue;
    found.set(cover.composition, count + 1);
    out.push([`${cover.composition} in ${cover.palette}: ${work.title}`, work, cover]);
  }
  return out;
}

describe('the field that words stand on, as it is really drawn', () => {
  const all = [
    ...works(
      'book',
      9,
      BOOK_COMPOSITIONS.map(({ name }) => name),
    ),
    ...works(
      'movie',
      9,
      FILM_COMPOSITIONS.map(({ name }) => name),
    ),
    ...works('concept', 20, ['emblem']),
    ...works('artwork', 20, ['framed']),
  ];

  it('was tried in every composition', () => {
    expect(new Set(all.map(([, , cover]) => cover.composition)).size).toBe(
      BOOK_COMPOSITIONS.length + FILM_COMPOSITIONS.length + 2,
    );
  });

  it('keeps WCAG AA under every letter', async () => {
    const faults: string[] = [];
    for (const [name, work, cover] of all) {
      const worst = await worstContrast(work, cover);
      if (worst < AA) faults.push(`${name}: ${worst.toFixed(2)}`);
    }
    expect(faults).toEqual([]);
  });
});
