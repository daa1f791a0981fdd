import { circle, frame, num, rect, ring, stroke } from '../../svg.ts';
import { around, type Emblem } from './emblem.ts';

/** Sets and what they share. */
const sets: Emblem = (line, mark, dice) => {
  const count = dice.whole(2, 3);
  const centres = around(count, count === 2 ? 34 : 36, dice.pick([-Math.PI / 2, 0, Math.PI / 2]));
  const r = count === 2 ? 56 : 52;
  return (
    centres.map(([x, y]) => circle(x, y, r, mark, { opacity: 0.2 }) + ring(x, y, r, line, 2.2)).join('') +
    circle(0, 0, 9, mark)
  );
};

/** A table of yes and no. */
const table: Emblem = (line, mark, dice) => {
  const count = dice.whole(4, 6);
  const step = 172 / count;
  let out = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const [x, y] = [-86 + (column + 0.5) * step, -86 + (row + 0.5) * step];
      if (column === count - 1)
        out += dice.chance(0.5) ? circle(x, y, step * 0.28, mark) : ring(x, y, step * 0.28, mark, 2);
      else out += (row >> column) & 1 ? circle(x, y, step * 0.17, line) : ring(x, y, step * 0.17, line, 1.6);
    }
  }
  return out + stroke(`M${num(86 - step)} -88V88`, line, 1.4);
};

/** One thing inside another, down to the last. */
const boxes: Emblem = (line, mark, dice) => {
  const count = dice.whole(4, 7);
  const turn = dice.pick([0, 0, 6, 12, -9]);
  let out = '';
  for (let i = 0; i < count; i++) {
    const half = (turn ? 74 : 86) * (1 - i / count);
    const box =
      i === count - 1
        ? rect(-half, -half, half * 2, half * 2, mark)
        : frame(-half, -half, half * 2, half * 2, line, i % 2 ? 1.4 : 2.6);
    out += turn ? `<g transform="rotate(${turn * i})">${box}</g>` : box;
  }
  return out;
};

export const LOGIC_EMBLEMS = [sets, table, boxes] as const;
