import { type GridLayout, listLayout } from '../../kit/use-grid-measure.ts';
import { WORK_ROW_HEIGHT } from './work-row.tsx';

const NARROWEST = 152;
/** A frame has a wall round it, and its picture is to be seen. */
const NARROWEST_FRAME = 200;
const GAP = 16;
/** Title, creator and badge, in letters of the usual size. */
const WORDS = 100;

/** How much larger than usual somebody reads: a card's words and buttons grow with the letters, and so must it. */
const letters = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/** As the skeleton's style sheet counts them. Asked at each frame of scrolling, so counted once a width. */
const columnsOf = (narrowest: number) => {
  let known = { width: 0, columns: 2 };
  return (width: number): number => {
    if (known.width !== width) {
      const columns = Math.floor((width + GAP) / (narrowest * letters() + GAP));
      known = { width, columns: Math.max(2, columns) };
    }
    return known.columns;
  };
};

const layout = (heightOverWidth: number, narrowest: number): GridLayout => ({
  columns: columnsOf(narrowest),
  gap: { row: 32, column: GAP },
  height: (width) => width * heightOverWidth + WORDS,
});

/** Books and films: covers two and three. */
export const COVER_GRID = layout(1.5, NARROWEST);
/** Artworks, in their frames. */
export const FRAME_GRID = layout(1.25, NARROWEST_FRAME);
export const ROWS = listLayout(WORK_ROW_HEIGHT);
