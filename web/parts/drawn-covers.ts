/**
 * Covers as they are drawn: a few at a time, so that a wall of them holds up nothing, and the latest few
 * hundred kept, so that a library of thousands can be leafed through without filling the memory.
 */
import type { CoverInput } from '#catalogue/covers/cover.ts';

type Drawing = { key: string; work: CoverInput; done: (picture: string) => void };

const MOST_KEPT = 240;
/** In milliseconds; a frame has 16. */
const AT_A_STRETCH = 6;

const kept = new Map<string, string>();
const waiting = new Set<Drawing>();
let draw: ((work: CoverInput) => string) | null = null;
let coming: Promise<unknown> | null = null;
let isDue = false;

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
  schedule();
  return () => waiting.delete(drawing);
}

function schedule(): void {
  if (isDue || waiting.size === 0) return;
  isDue = true;
  if (draw) window.setTimeout(drawSome);
  else fetchDrawing();
}

/** The drawing code comes when the first cover is wanted. */
function fetchDrawing(): void {
  coming ??= import('#catalogue/covers/cover.ts').then(({ coverSvg }) => {
    draw = coverSvg;
  });
  coming
    .catch((cause: unknown) => {
      // The place stays empty; the next cover wanted asks again.
      console.error('Covers cannot be drawn.', cause);
      coming = null;
      waiting.clear();
    })
    .finally(drawSome);
}

function drawSome(): void {
  isDue = false;
  const until = performance.now() + AT_A_STRETCH;
  for (const drawing of waiting) {
    if (!draw || performance.now() > until) break;
    waiting.delete(drawing);
    drawing.done(pictureOf(drawing, draw));
  }
  schedule();
}

function pictureOf({ key, work }: Drawing, drawn: (work: CoverInput) => string): string {
  const before = kept.get(key);
  const picture = before ?? `data:image/svg+xml,${encodeURIComponent(drawn(work))}`;
  kept.delete(key);
  kept.set(key, picture);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return picture;
}
