import type { AdvanceTable } from './advances.ts';

/**
 * An SVG inside <img> cannot load a web font, so each face names what the common systems carry,
 * from macOS and Windows to Linux, and ends in a generic family.
 */
export interface Face {
  stack: string;
  weight: 400 | 700;
  italic?: boolean;
  table: AdvanceTable;
  /** How much narrower than its table the widest font of the stack runs. */
  narrow: number;
  /** The face that takes its place in small sizes, where its hairlines would break up. */
  sturdy?: Face;
}

const STACKS = {
  oldStyle: "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',P052,'Noto Serif',serif",
  book: "Georgia,'Gelasio','DejaVu Serif','Noto Serif',serif",
  didone: "Didot,'Bodoni MT','Bodoni 72','Noto Serif Display','Playfair Display',Georgia,serif",
  transitional:
    "Baskerville,'Libre Baskerville','Baskerville Old Face','DejaVu Serif Condensed',Cambria,serif",
  slab: "Rockwell,'Roboto Slab','Sitka Heading','DejaVu Serif',serif",
  geometric: "Futura,'Century Gothic','URW Gothic','DejaVu Sans','Noto Sans',sans-serif",
  humanist: "'Gill Sans','Gill Sans MT',Optima,Candara,'Noto Sans Display','Noto Sans',sans-serif",
  grotesque: "'Helvetica Neue',Helvetica,Arial,'Liberation Sans','Noto Sans',sans-serif",
  narrowSans: "'Avenir Next Condensed','Arial Narrow','DejaVu Sans Condensed','Noto Sans',sans-serif",
  typewriter: "'Courier Prime','Courier New','Nimbus Mono PS','DejaVu Sans Mono',monospace",
} as const;

const make = (
  stack: keyof typeof STACKS,
  table: AdvanceTable,
  weight: 400 | 700,
  narrow = 1,
  italic = false,
) => ({ stack: STACKS[stack], table, weight, narrow, italic }) satisfies Face;

export const FACES = {
  oldStyle: make('oldStyle', 'serif', 400),
  oldStyleBold: make('oldStyle', 'serifBold', 700),
  oldStyleItalic: make('oldStyle', 'serif', 400, 1, true),
  book: make('book', 'serif', 400),
  bookBold: make('book', 'serifBold', 700),
  bookItalic: make('book', 'serif', 400, 1, true),
  didone: { ...make('didone', 'serif', 400), sturdy: make('oldStyle', 'serif', 400) },
  didoneBold: { ...make('didone', 'serifBold', 700), sturdy: make('book', 'serifBold', 700) },
  didoneItalic: { ...make('didone', 'serif', 400, 1, true), sturdy: make('oldStyle', 'serif', 400, 1, true) },
  transitional: make('transitional', 'serif', 400),
  transitionalItalic: make('transitional', 'serif', 400, 1, true),
  slab: make('slab', 'serifBold', 700),
  geometric: make('geometric', 'sans', 400),
  geometricBold: make('geometric', 'sansBold', 700),
  humanist: make('humanist', 'sans', 400),
  humanistBold: make('humanist', 'sansBold', 700),
  grotesque: make('grotesque', 'sans', 400),
  grotesqueBold: make('grotesque', 'sansBold', 700),
  narrow: make('narrowSans', 'sans', 400, 0.95),
  narrowBold: make('narrowSans', 'sansBold', 700, 0.95),
  typewriter: make('typewriter', 'mono', 400),
  typewriterBold: make('typewriter', 'mono', 700),
} as const satisfies Record<string, Face>;
