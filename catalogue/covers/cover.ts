/**
 * Covers for works without a picture: SVG markup made from title, maker and kind alone.
 * The same input gives the same markup everywhere, on the server and in the browser;
 * nothing is fetched, and the words are real text in fonts that systems carry.
 */
import type { Kind } from '#contract/kinds.ts';
import { ARTWORKS } from './artworks/drawer.ts';
import { BOOKS } from './books/drawer.ts';
import { CONCEPTS } from './concepts/drawer.ts';
import { coverKind } from './cover-kind.ts';
import { FILMS } from './films/drawer.ts';
import { type Cover, type CoverInput, coverBy, type Drawer } from './frame.ts';

const DRAWERS: Record<Kind, Drawer> = { book: BOOKS, movie: FILMS, artwork: ARTWORKS, concept: CONCEPTS };

export function coverSvg(input: CoverInput): string {
  return makeCover(input).svg;
}

export function makeCover(input: CoverInput): Cover {
  return coverBy(DRAWERS[coverKind(input)], input);
}
