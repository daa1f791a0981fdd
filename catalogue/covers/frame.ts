/**
 * What covers of every kind have in common: size, seed, name and the sheet that a drawer fills. The drawers come
 * apart from it, so that a browser fetches those of the kinds it shows.
 */
import type { Kind } from '#contract/kinds.ts';
import { ARTWORK_HEIGHT, ARTWORK_WIDTH } from './artworks/size.ts';
import { COVER_HEIGHT, COVER_WIDTH } from './composition.ts';
import { coverKind } from './cover-kind.ts';
import type { SetWords } from './lettering.ts';
import { coverSeed, type Dice, diceFrom, hashText } from './seed.ts';
import { newSheet, type Sheet } from './sheet.ts';
import { el, escapeXml } from './svg.ts';
import { printable } from './wording.ts';

export interface CoverInput {
  kind: Kind;
  title: string;
  /** The author, director or artist; for a concept its field. */
  creator: string;
  year?: string | number;
  /** An artwork's documented colours, as hex. */
  palette?: readonly string[];
  /** Writes a width and a height on the picture; without it, it takes the size of its place. */
  width?: number;
}

/** A cover with what it is made of, for tests and contact sheets. */
export interface Cover {
  svg: string;
  composition: string;
  palette: string;
  words: readonly SetWords[];
}

/** What is drawn: words that can be printed, and the chance that belongs to them. */
export type Drawn = CoverInput & { year: string; seed: string; dice: Dice };

export interface Drawer {
  draw: (sheet: Sheet, drawn: Drawn) => { composition: string; palette: string };
  /** Whose it is said to be, where that is not whom it came with. */
  maker?: (title: string, creator: string) => string;
}

/** Width by height. */
export function coverSize(kind: Kind): { width: number; height: number } {
  return kind === 'artwork'
    ? { width: ARTWORK_WIDTH, height: ARTWORK_HEIGHT }
    : { width: COVER_WIDTH, height: COVER_HEIGHT };
}

export function coverBy({ draw, maker }: Drawer, input: CoverInput): Cover {
  const kind = coverKind(input);
  const title = printable(input.title) || 'Untitled';
  const creator = printable(maker ? maker(title, input.creator) : input.creator);
  const year = printable(String(input.year ?? ''));
  const seed = coverSeed(kind, title, creator);
  const { width, height } = coverSize(kind);
  const whole = [kind, title, creator, year, ...(input.palette ?? [])].join('\u0001');
  const prefix = `c${hashText(whole).toString(36)}${hashText(`${whole}.`).toString(36)}`;
  const sheet = newSheet(width, height, prefix);
  const dice = diceFrom(seed);
  const { composition, palette } = draw(sheet, { ...input, kind, title, creator, year, seed, dice });
  const name = creator ? `${title} — ${creator}` : title;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width: input.width,
    height: input.width && (input.width * height) / width,
    role: 'img',
    'aria-label': name,
  };
  const svg = el('svg', attributes, `<title>${escapeXml(name)}</title>${sheet.markup.join('')}`);
  return { svg, composition, palette, words: sheet.set };
}
