import { el, frame, num, polygon, rect } from '../svg.ts';

/** A frame around an opening: what is drawn is the moulding, the mat and the inner edge. */
export interface Frame {
  /** Walls it looks well on. */
  walls: readonly [string, ...string[]];
  draw(x: number, y: number, width: number, height: number, id: (name: string) => string): string;
}

/** Four mitred sides, each in its own light. */
function moulding(
  x: number,
  y: number,
  width: number,
  height: number,
  thick: number,
  sides: readonly [string, string, string, string],
): string {
  const [r, b] = [x + width, y + height];
  const [ix, iy, ir, ib] = [x + thick, y + thick, r - thick, b - thick];
  return (
    polygon(
      [
        [x, y],
        [r, y],
        [ir, iy],
        [ix, iy],
      ],
      sides[0],
    ) +
    polygon(
      [
        [r, y],
        [r, b],
        [ir, ib],
        [ir, iy],
      ],
      sides[1],
    ) +
    polygon(
      [
        [x, b],
        [r, b],
        [ir, ib],
        [ix, ib],
      ],
      sides[2],
    ) +
    polygon(
      [
        [x, y],
        [ix, iy],
        [ix, ib],
        [x, b],
      ],
      sides[3],
    )
  );
}

const shadow = (x: number, y: number, width: number, height: number) =>
  rect(x + 1, y + 5, width, height, '#000', { opacity: 0.16, rx: 2 }) +
  rect(x - 1, y + 9, width + 2, height, '#000', { opacity: 0.08, rx: 4 });

const mat = (x: number, y: number, width: number, height: number, colour: string, edge: string) =>
  rect(x, y, width, height, colour) + frame(x + 0.5, y + 0.5, width - 1, height - 1, edge, 1);

export const FRAMES: readonly [Frame, ...Frame[]] = [
  // Carved and gilt, with a row of beads.
  {
    walls: ['#4c2b2a', '#2a3d36', '#2b3550'],
    draw(x, y, width, height, id) {
      const beads = id('b');
      const bead = el('circle', {
        cx: 4,
        cy: 4,
        r: 2.2,
        fill: '#f0d58b',
        stroke: '#8a6526',
        'stroke-width': 0.6,
      });
      const outer = moulding(x - 34, y - 34, width + 68, height + 68, 15, [
        '#d9b25e',
        '#b98c3c',
        '#8f6a2b',
        '#c79f4c',
      ]);
      const cove = moulding(x - 19, y - 19, width + 38, height + 38, 8, [
        '#9c752f',
        '#c79d4b',
        '#e3c274',
        '#b58a3a',
      ]);
      const rim = `<rect x="${num(x - 23)}" y="${num(y - 23)}" width="${num(width + 46)}" height="${num(height + 46)}" fill="none" stroke="url(#${beads})" stroke-width="8"/>`;
      const inner = moulding(x - 11, y - 11, width + 22, height + 22, 11, [
        '#7a5a22',
        '#a37c35',
        '#edd08a',
        '#8f6b2b',
      ]);
      return (
        shadow(x - 34, y - 34, width + 68, height + 68) +
        el('pattern', { id: beads, width: 8, height: 8, patternUnits: 'userSpaceOnUse' }, bead) +
        outer +
        rim +
        cove +
        inner
      );
    },
  },
  // Thin and black around a wide mat.
  {
    walls: ['#e6e2da', '#c9cfcf', '#b9a79a'],
    draw(x, y, width, height) {
      return (
        shadow(x - 36, y - 36, width + 72, height + 72) +
        moulding(x - 36, y - 36, width + 72, height + 72, 9, ['#2b2928', '#1b1a19', '#3a3836', '#232120']) +
        mat(x - 27, y - 27, width + 54, height + 54, '#f8f5ee', '#d8d2c6') +
        frame(x - 2, y - 2, width + 4, height + 4, '#cfc8ba', 1.6)
      );
    },
  },
  // Walnut with a gilt slip.
  {
    walls: ['#7c8a80', '#8f7f6a', '#6f7f8c'],
    draw(x, y, width, height) {
      return (
        shadow(x - 34, y - 34, width + 68, height + 68) +
        moulding(x - 34, y - 34, width + 68, height + 68, 18, ['#7a4f32', '#5f3a24', '#4a2c1b', '#6b432a']) +
        frame(x - 25, y - 25, width + 50, height + 50, '#3b2214', 1) +
        moulding(x - 16, y - 16, width + 32, height + 32, 5, ['#b08a4a', '#c9a35e', '#d9b878', '#a8813f']) +
        mat(x - 11, y - 11, width + 22, height + 22, '#efe6d2', '#cbbd9f')
      );
    },
  },
  // Pale oak.
  {
    walls: ['#d8cdbb', '#c3cbbd', '#d9c3b6'],
    draw(x, y, width, height) {
      return (
        shadow(x - 32, y - 32, width + 64, height + 64) +
        moulding(x - 32, y - 32, width + 64, height + 64, 12, ['#d9b88a', '#c39f6e', '#b08b5a', '#cdaa7b']) +
        mat(x - 20, y - 20, width + 40, height + 40, '#fbf8f1', '#dcd3c2') +
        frame(x - 3, y - 3, width + 6, height + 6, '#e3dccd', 2)
      );
    },
  },
];
