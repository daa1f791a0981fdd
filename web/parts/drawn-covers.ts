/**
 * Covers as they are drawn: a few at a time, so that a wall of them holds up nothing, and the latest few
 * hundred kept, so that a library of thousands can be leafed through without filling the memory.
 */
import { coverKind } from '#catalogue/covers/cover-kind.ts';
import type { CoverInput, Drawer } from '#catalogue/covers/frame.ts';
import type { Kind } from '#contract/kinds.ts';

type Drawing = { key: string; work: CoverInput; done: (picture: string) => void };

const MOST_KEPT = 240;
/** In milliseconds; a frame has 16. */
const AT_A_STRETCH = 6;
/** Each costs the browser some milliseconds to read and lay out, long after it was drawn. */
const MOST_A_FRAME = 4;
/** Where the page flies past, in pixels a frame, nobody sees them before it slows down. */
const FLYING = 60;

const kept = new Map<string, string>();
const waiting = new Set<Drawing>();
const drawers = new Map<Kind, (work: CoverInput) => string>();
const coming = new Set<Kind>();
let isDue = false;
let scrolledTo = 0;

const keyOf = ({ kind, title, creator, year, palette, width }: CoverInput): string =>
  [kind, title, creator, year ?? '', palette?.join() ?? '', width ?? ''].join('\u0001');

/** The picture's address, when it was drawn lately. */
export function drawnCover(work: CoverInput): string | null {
  return kept.get(keyOf(work)) ?? null;
}

/** Has it drawn; gives back the way to say that it is not wanted any more. */
export function wantCover(work: CoverInput, done: (picture: string) => void): () => void {
  const drawing = { key: keyOf(work), work, done };
  waiting.add(drawing);
  if (canBeDrawn(drawing)) schedule();
  else fetchDrawer(coverKind(work));
  return () => waiting.delete(drawing);
}

function schedule(): void {
  if (isDue || ![...waiting].some(canBeDrawn)) return;
  isDue = true;
  window.requestAnimationFrame(drawSome);
}

const canBeDrawn = ({ work }: Drawing): boolean => drawers.has(coverKind(work));

const FETCHED: Record<Kind, () => Promise<Drawer>> = {
  book: () => import('#catalogue/covers/books/drawer.ts').then(({ BOOKS }) => BOOKS),
  movie: () => import('#catalogue/covers/films/drawer.ts').then(({ FILMS }) => FILMS),
  artwork: () => import('#catalogue/covers/artworks/drawer.ts').then(({ ARTWORKS }) => ARTWORKS),
  concept: () => import('#catalogue/covers/concepts/drawer.ts').then(({ CONCEPTS }) => CONCEPTS),
};

/** What draws a kind comes when the first of its covers is wanted. */
function fetchDrawer(kind: Kind): void {
  if (coming.has(kind)) return;
  coming.add(kind);
  Promise.all([import('#catalogue/covers/frame.ts'), FETCHED[kind]()])
    .then(([{ coverBy }, drawer]) => drawers.set(kind, (work) => coverBy(drawer, work).svg))
    .catch((cause: unknown) => {
      // The place stays empty; the next cover wanted asks again.
      console.error('Covers cannot be drawn.', cause);
      for (const drawing of waiting) if (coverKind(drawing.work) === kind) waiting.delete(drawing);
    })
    .finally(() => {
      coming.delete(kind);
      schedule();
    });
}

function drawSome(): void {
  isDue = false;
  const until = performance.now() + AT_A_STRETCH;
  const isFlying = Math.abs(window.scrollY - scrolledTo) > FLYING;
  scrolledTo = window.scrollY;
  let left = isFlying ? 1 : MOST_A_FRAME;
  for (const drawing of waiting) {
    const draw = drawers.get(coverKind(drawing.work));
    if (!draw) continue;
    if (left === 0 || performance.now() > until) break;
    left -= 1;
    waiting.delete(drawing);
    drawing.done(pictureOf(drawing, draw));
  }
  schedule();
}

function pictureOf({ key, work }: Drawing, draw: (work: CoverInput) => string): string {
  const before = kept.get(key);
  const picture = before ?? `data:image/svg+xml,${encodeURIComponent(draw(work))}`;
  kept.delete(key);
  kept.set(key, picture);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return picture;
}
