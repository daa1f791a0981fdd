/**
 * Covers for works without a picture: SVG markup made from title, maker and kind alone.
 * The same input gives the same markup everywhere, on the server and in the browser;
 * nothing is fetched, and the words are real text in fonts that systems carry.
 */
import { CONCEPT_AUTHOR, type Kind } from '#contract/kinds.ts';
import { ARTWORK_HEIGHT, ARTWORK_WIDTH, drawFramed } from './artworks/framed.ts';
import { BOOK_COMPOSITIONS } from './books/compositions.ts';
import { COVER_HEIGHT, COVER_WIDTH, type Composition } from './composition.ts';
import { drawIdea } from './concepts/emblem-card.ts';
import { fieldOf } from './concepts/field-of.ts';
import { FILM_COMPOSITIONS } from './films/compositions.ts';
import type { SetWords } from './lettering.ts';
import { BOOK_PALETTES, FILM_PALETTES, type Palette } from './palettes.ts';
import { coverSeed, type Dice, diceFrom, hashText } from './seed.ts';
import { newSheet, type Sheet } from './sheet.ts';
import { el, escapeXml, rect } from './svg.ts';
import { printable, splitSubtitle, visualLength } from './wording.ts';

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

/** Width by height. */
export function coverSize(kind: Kind): { width: number; height: number } {
  return kind === 'artwork'
    ? { width: ARTWORK_WIDTH, height: ARTWORK_HEIGHT }
    : { width: COVER_WIDTH, height: COVER_HEIGHT };
}

export function coverSvg(input: CoverInput): string {
  return makeCover(input).svg;
}

export function makeCover(input: CoverInput): Cover {
  const kind = input.kind === 'book' && input.creator === CONCEPT_AUTHOR ? 'concept' : input.kind;
  const title = printable(input.title) || 'Untitled';
  const kept = kind === 'concept' && input.creator === CONCEPT_AUTHOR;
  const creator = printable((kept && fieldOf(title)) || input.creator);
  const year = printable(String(input.year ?? ''));
  const seed = coverSeed(kind, title, creator);
  const { width, height } = coverSize(kind);
  const whole = [kind, title, creator, year, ...(input.palette ?? [])].join('\u0001');
  const prefix = `c${hashText(whole).toString(36)}${hashText(`${whole}.`).toString(36)}`;
  const sheet = newSheet(width, height, prefix);
  const { composition, palette } = draw(sheet, { ...input, kind, title, creator, year }, seed);
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

/** Found by search: with these, the shelves of our own catalogue come out most evenly mixed, no two alike side by side. */
const BOOK_SALT = { form: 'form104515', colour: 'colour40456' };
const FILM_SALT = { form: 'form165400', colour: 'colour58815' };

type Cleaned = CoverInput & { year: string };

function draw(sheet: Sheet, input: Cleaned, seed: string): { composition: string; palette: string } {
  const dice = diceFrom(seed);
  const { kind, title, creator, year } = input;
  if (kind === 'artwork') {
    drawFramed(sheet, { title, artist: creator, year, palette: input.palette, dice });
    return { composition: 'framed', palette: 'own' };
  }
  if (kind === 'concept') {
    drawIdea(sheet, { name: title, field: creator, dice });
    return { composition: 'emblem', palette: creator };
  }
  const film = kind === 'movie';
  const salt = film ? FILM_SALT : BOOK_SALT;
  const { main, sub } = splitSubtitle(title);
  const composition = choose(film ? FILM_COMPOSITIONS : BOOK_COMPOSITIONS, title, `${seed}|${salt.form}`);
  const palettes = film ? FILM_PALETTES : BOOK_PALETTES;
  const palette: Palette = palettes[hashText(`${seed}|${salt.colour}`) % palettes.length] ?? palettes[0];
  composition.draw(sheet, { title: main, sub, creator, year, palette, dice });
  if (!film) sheet.add(hinge(dice));
  return { composition: composition.name, palette: palette.name };
}

/** Long titles go to the compositions with room for them. */
function choose(all: readonly [Composition, ...Composition[]], title: string, seed: string): Composition {
  const length = visualLength(title);
  const able = all.filter((composition) => composition.holds >= length);
  return able[hashText(seed) % able.length] ?? all[0];
}

/** The groove where a board opens, so that a flat picture still reads as a bound book. */
function hinge(dice: Dice): string {
  const x = dice.pick([7, 9, 11]);
  return rect(0, 0, x, 450, '#000', { opacity: 0.1 }) + rect(x, 0, 1.6, 450, '#fff', { opacity: 0.16 });
}
