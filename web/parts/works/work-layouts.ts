import { type GridLayout, listLayout } from '../../kit/use-grid-measure.ts';
import { WORK_ROW_HEIGHT } from './work-row.tsx';

const NARROWEST = 152;
/** A frame has a wall round it, and its picture is to be seen. */
const NARROWEST_FRAME = 200;
const GAP = 16;
/** Title, creator and badge. */
const WORDS = 100;

/** As the skeleton's style sheet counts them. */
const columnsOf =
  (narrowest: number) =>
  (width: number): number =>
    Math.max(2, Math.floor((width + GAP) / (narrowest + GAP)));

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
