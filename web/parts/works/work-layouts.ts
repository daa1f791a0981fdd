import { type GridLayout, listLayout } from '../../kit/use-grid-measure.ts';
import { WORK_ROW_HEIGHT } from './work-row.tsx';

const NARROWEST = 152;
const GAP = 16;
/** Title, creator and badge. */
const WORDS = 112;

/** As the skeleton's style sheet counts them. */
const columnsIn = (width: number): number => Math.max(2, Math.floor((width + GAP) / (NARROWEST + GAP)));

const layout = (heightOverWidth: number): GridLayout => ({
  columns: columnsIn,
  gap: { row: 32, column: GAP },
  height: (width) => width * heightOverWidth + WORDS,
});

/** Books and films: covers two and three. */
export const COVER_GRID = layout(1.5);
/** Artworks, in their frames. */
export const FRAME_GRID = layout(1.25);
export const ROWS = listLayout(WORK_ROW_HEIGHT);
