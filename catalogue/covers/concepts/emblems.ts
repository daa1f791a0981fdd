import type { Dice } from '../seed.ts';
import { circle, num, type Point, ring, stroke } from '../svg.ts';

/** A drawing about 180 across around the point 0, 0, in a line colour and a mark colour. */
export type Emblem = (line: string, mark: string, dice: Dice) => string;

const around = (count: number, radius: number, start = -Math.PI / 2): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = start + (i / count) * Math.PI * 2;
    return [radius * Math.cos(turn), radius * Math.sin(turn)];
  });

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

const rings: Emblem = (line, mark, dice) => {
  const shift = dice.between(3, 7);
  const turn = dice.between(0, Math.PI * 2);
  const count = dice.whole(6, 9);
  return Array.from({ length: count }, (_, i) => {
    const r = 88 - i * (78 / count);
    const [x, y] = [Math.cos(turn) * shift * i * 0.62, Math.sin(turn) * shift * i * 0.62];
    return i === count - 1 ? circle(x, y, r, mark) : ring(x, y, r, line, i % 3 === 1 ? 3 : 1.5);
  }).join('');
};

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

const network: Emblem = (line, mark, dice) => {
  const outer = around(dice.whole(6, 9), 82, dice.between(0, 1));
  const inner = around(dice.whole(3, 5), 40, dice.between(0, 1));
  const nodes = [...outer, ...inner];
  let links = '';
  outer.forEach(([x, y], i) => {
    const [nx, ny] = outer[(i + 1) % outer.length] ?? [0, 0];
    const [mx, my] = inner[i % inner.length] ?? [0, 0];
    links += `M${num(x)} ${num(y)}Q${num((x + nx) * 0.62)} ${num((y + ny) * 0.62)} ${num(nx)} ${num(ny)}M${num(x)} ${num(y)}L${num(mx)} ${num(my)}`;
  });
  for (const [x, y] of inner) links += `M0 0L${num(x)} ${num(y)}`;
  return (
    stroke(links, line, 1.5) +
    nodes.map(([x, y], i) => circle(x, y, i % 3 === 0 ? 7 : 4.5, i % 3 === 0 ? mark : line)).join('') +
    circle(0, 0, 11, mark)
  );
};

const sets: Emblem = (line, mark, dice) => {
  const count = dice.whole(2, 3);
  const centres = around(count, count === 2 ? 34 : 36, dice.pick([-Math.PI / 2, 0, Math.PI / 2]));
  const r = count === 2 ? 56 : 52;
  const hatch = Array.from({ length: 9 }, (_, i) => `M${-16 + i * 4} -12L${-20 + i * 4} 12`).join('');
  return (
    centres.map(([x, y]) => circle(x, y, r, mark, { opacity: 0.2 }) + ring(x, y, r, line, 2.2)).join('') +
    (count === 2 ? stroke(hatch, mark, 1.6) : circle(0, 0, 9, mark))
  );
};

const voices: Emblem = (line, mark, dice) => {
  const count = dice.whole(5, 7);
  const gap = dice.between(8, 16);
  const arcs = (side: number, colour: string) =>
    Array.from({ length: count }, (_, i) => {
      const r = 14 + i * 13;
      return stroke(
        `M${num(side * gap)} ${num(-r)}A${num(r)} ${num(r)} 0 0 ${side > 0 ? 1 : 0} ${num(side * gap)} ${num(r)}`,
        colour,
        i % 2 ? 1.6 : 3,
      );
    }).join('');
  return arcs(-1, line) + arcs(1, mark) + circle(-gap, 0, 5, line) + circle(gap, 0, 5, mark);
};

const solids: Emblem = (line, mark, dice) => {
  const count = dice.pick([6, 8, 10]);
  const outer = around(count, 86);
  const inner = around(count / 2, 44, -Math.PI / 2 + (dice.chance(0.5) ? Math.PI / count : 0));
  const loop = (points: Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
  const spokes = inner
    .map(
      ([x, y], i) =>
        `M${num(x)} ${num(y)}L${outer[(2 * i) % count]?.map(num).join(' ')}M${num(x)} ${num(y)}L${outer[(2 * i + 1) % count]?.map(num).join(' ')}`,
    )
    .join('');
  return (
    stroke(loop(outer), line, 2.4, { 'stroke-linejoin': 'round' }) +
    stroke(spokes, line, 1.2) +
    stroke(loop(inner), mark, 3) +
    circle(0, 0, 8, mark)
  );
};

/** In the order of the seven fields. */
export const EMBLEMS = [forks, rings, curves, network, sets, voices, solids] as const;
