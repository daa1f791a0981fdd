import { circle, num, polygon, ring, stroke } from '../../svg.ts';
import { around, type Emblem } from './emblem.ts';

/** A tree of forking ways, one of them taken. */
const forks: Emblem = (line, mark, dice) => {
  const depth = dice.whole(3, 4);
  const chosen = dice.whole(0, 2 ** depth - 1);
  let quiet = '';
  let path = 'M0 84';
  let ends = '';
  const grow = (level: number, slot: number, x: number, y: number) => {
    if (level === depth) {
      ends += slot === chosen ? circle(x, y, 7, mark) : ring(x, y, 4.5, line, 1.6);
      return;
    }
    for (const side of [0, 1]) {
      const next = slot * 2 + side;
      const spread = 84 / 2 ** level;
      const [nx, ny] = [x + (side ? spread : -spread) / 1.9, y - 160 / depth];
      const d = `C${num(x)} ${num((y + ny) / 2)} ${num(nx)} ${num((y + ny) / 2)} ${num(nx)} ${num(ny)}`;
      if (chosen >> (depth - level - 1) === next) path += d;
      else quiet += `M${num(x)} ${num(y)}${d}`;
      grow(level + 1, next, nx, ny);
    }
  };
  grow(0, 0, 0, 84);
  return stroke(quiet, line, 1.6) + stroke(path, mark, 3.6) + ends + circle(0, 84, 6, mark);
};

/** A compass rose with one bearing marked. */
const compass: Emblem = (line, mark, dice) => {
  const bearing = dice.whole(0, 7) * 45;
  const ticks = around(32, 86).map(([x, y], i) => {
    const inner = i % 4 === 0 ? 0.86 : 0.93;
    return `M${num(x)} ${num(y)}L${num(x * inner)} ${num(y * inner)}`;
  });
  const point = (turn: number, length: number, colour: string) =>
    polygon(
      [
        [0, -length],
        [9, 0],
        [-9, 0],
      ],
      colour,
      { transform: `rotate(${turn})` },
    );
  return (
    ring(0, 0, 88, line, 2) +
    stroke(ticks.join(''), line, 1.4) +
    [0, 90, 180, 270].map((turn) => point(turn + 45, 42, line)).join('') +
    point(bearing, 74, mark) +
    point(bearing + 180, 74, line) +
    circle(0, 0, 5, mark)
  );
};

/** Steps, and the one stood on. */
const steps: Emblem = (line, mark, dice) => {
  const count = dice.whole(4, 7);
  const run = 172 / count;
  const stood = dice.whole(1, count - 1);
  let d = 'M-86 86';
  for (let i = 0; i < count; i++) d += `v${num(-run)}h${num(run)}`;
  const grid = Array.from({ length: count }, (_, i) => `M${num(-86 + i * run)} 86V${num(86 - i * run)}`).join(
    '',
  );
  const [x, y] = [-86 + (stood + 0.5) * run, 86 - (stood + 1) * run];
  return (
    stroke(grid, line, 0.8) +
    stroke(`${d}V86Z`, line, 2.4) +
    stroke(`M${num(x)} ${num(y - 13)}V-86`, mark, 1.4, { 'stroke-dasharray': '3 4' }) +
    circle(x, y - 12, 9, mark)
  );
};

export const DECISION_EMBLEMS = [forks, compass, steps] as const;
