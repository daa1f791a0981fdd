import { circle, num, type Point, ring, shape, stroke } from '../../svg.ts';
import { around, type Emblem } from './emblem.ts';

/** A solid seen through its faces. */
const solid: Emblem = (line, mark, dice) => {
  const count = dice.pick([6, 8, 10]);
  const outer = around(count, 86);
  const inner = around(count / 2, 44, -Math.PI / 2 + (dice.chance(0.5) ? Math.PI / count : 0));
  const text = (point: Point | undefined) => (point ? point.map(num).join(' ') : '0 0');
  const loop = (points: Point[]) => `M${points.map(text).join('L')}Z`;
  const spokes = inner.map(
    (from, i) =>
      `M${text(from)}L${text(outer[(2 * i) % count])}M${text(from)}L${text(outer[(2 * i + 1) % count])}`,
  );
  const joined = { 'stroke-linejoin': 'round' };
  return (
    stroke(loop(outer), line, 2.4, joined) +
    stroke(spokes.join(''), line, 1.2) +
    stroke(loop(inner), mark, 3) +
    circle(0, 0, 8, mark)
  );
};

/** Scales, hardly ever level. */
const scales: Emblem = (line, mark, dice) => {
  const tip = dice.pick([-12, -7, 0, 6, 11]);
  const [dy, dx] = [72 * Math.sin((tip * Math.PI) / 180), 72 * Math.cos((tip * Math.PI) / 180)];
  const pan = (x: number, y: number, colour: string) =>
    stroke(
      `M${num(x)} ${num(y)}L${num(x - 24)} ${num(y + 58)}M${num(x)} ${num(y)}L${num(x + 24)} ${num(y + 58)}`,
      line,
      1.4,
    ) + shape(`M${num(x - 27)} ${num(y + 58)}h54a27 20 0 0 1 -54 0`, colour);
  const [left, right] = dice.chance(0.5) ? [mark, line] : [line, mark];
  return (
    stroke('M0 -78V78M-34 80H34', line, 3) +
    stroke(`M${num(-dx)} ${num(-48 - dy)}L${num(dx)} ${num(-48 + dy)}`, line, 3) +
    pan(-dx, -48 - dy, left) +
    pan(dx, -48 + dy, right) +
    circle(0, -48, 6, mark)
  );
};

/** A light, partly hidden. */
const eclipse: Emblem = (line, mark, dice) => {
  const turn = dice.whole(0, 359);
  const rays = around(dice.pick([24, 32, 40]), 1).map(([x, y], i) => {
    const end = i % 2 ? 74 : 88;
    return `M${num(x * 62)} ${num(y * 62)}L${num(x * end)} ${num(y * end)}`;
  });
  const bite = dice.whole(8, 34);
  return (
    stroke(rays.join(''), line, 1.8) +
    ring(0, 0, 54, line, 2.2) +
    shape(`M0 -46A46 46 0 1 1 0 46A${46 + bite} ${46 + bite} 0 0 0 0 -46`, mark, {
      transform: `rotate(${turn})`,
    })
  );
};

export const ETHICS_EMBLEMS = [solid, scales, eclipse] as const;
