import { circle, num, polygon, rect, ring, stroke } from '../../svg.ts';
import type { Emblem } from './emblem.ts';

/** Two curves and where they meet. */
const curves: Emblem = (line, mark, dice) => {
  const bend = dice.between(20, 60);
  const grid = [-44, 0, 44].map((at) => `M-84 ${at}H84M${at} -84V84`).join('');
  const [x, y] = [dice.between(-12, 12), dice.between(-8, 12)];
  return (
    stroke(grid, line, 0.7) +
    stroke('M-84 -88V84H88', line, 2.4) +
    stroke(`M-74 -70Q${num(x - bend)} ${num(y + bend)} ${num(x)} ${num(y)}T78 62`, line, 2.4) +
    stroke(`M-74 68Q${num(x - 8)} ${num(y + bend)} ${num(x)} ${num(y)}T76 -76`, mark, 3.4) +
    circle(x, y, 7, mark)
  );
};

/** Columns of unequal height; one is told apart. */
const columns: Emblem = (line, mark, dice) => {
  const count = dice.whole(5, 8);
  const step = 176 / count;
  const told = dice.whole(0, count - 1);
  const rising = dice.chance(0.6);
  return (
    Array.from({ length: count }, (_, i) => {
      const base = rising ? 30 + (i / (count - 1)) * 96 : 60 + 50 * Math.sin(i * 1.4);
      const height = base + dice.between(0, 38);
      const box = { x: -88 + i * step + 3, width: step - 6 };
      if (i === told) return rect(box.x, 86 - height, box.width, height, mark);
      return `<path d="M${num(box.x)} 86v${num(-height)}h${num(box.width)}V86" fill="none" stroke="${line}" stroke-width="2"/>`;
    }).join('') + stroke('M-90 86H90', line, 2.6)
  );
};

/** Goods one way, payment the other. */
const exchange: Emblem = (line, mark, dice) => {
  const tilt = dice.whole(-30, 30);
  const head = (x: number, y: number, turn: number, colour: string) =>
    polygon(
      [
        [-9, -8],
        [9, 0],
        [-9, 8],
      ],
      colour,
      { transform: `translate(${x} ${y})rotate(${turn})` },
    );
  return `<g transform="rotate(${tilt})">${
    stroke('M-66 -22A70 70 0 0 1 66 -22', line, 2.6) +
    head(67, -19, 66, line) +
    stroke('M66 22A70 70 0 0 1 -66 22', mark, 3.4) +
    head(-67, 19, 246, mark) +
    ring(-26, 0, 17, line, 2.4) +
    circle(26, 0, 17, mark)
  }</g>`;
};

export const MARKET_EMBLEMS = [curves, columns, exchange] as const;
