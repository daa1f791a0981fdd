import { circle, num, ring, stroke } from '../../svg.ts';
import type { Emblem } from './emblem.ts';

/** Rings drawn towards a centre that is not theirs. */
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

/** A spiral that runs in on itself. */
const spiral: Emblem = (line, mark, dice) => {
  const turns = dice.pick([3, 4, 5]);
  const side = dice.pick([0, 1]);
  let d = 'M88 0';
  const halves = turns * 2;
  for (let i = 0; i < halves; i++) {
    const r = 88 * (1 - (i + 0.5) / (halves + 1));
    const x = (i % 2 ? 1 : -1) * 88 * (1 - (i + 1) / (halves + 1));
    d += `A${num(r)} ${num(r)} 0 0 ${side} ${num(x)} 0`;
  }
  return stroke(d, line, 2.6) + circle(0, 0, 8, mark) + circle(88, 0, 5, mark);
};

/** Two hemispheres of waves that nearly agree. */
const waves: Emblem = (line, mark, dice) => {
  const count = dice.whole(6, 9);
  const swing = dice.between(14, 34);
  return Array.from({ length: count }, (_, i) => {
    const y = -76 + (i * 152) / (count - 1);
    const reach = Math.sqrt(Math.max(0, 90 * 90 - y * y));
    const d = `M${num(-reach)} ${num(y)}Q${num(-reach / 2)} ${num(y - swing)} 0 ${num(y)}T${num(reach)} ${num(y)}`;
    return stroke(d, i === Math.floor(count / 2) ? mark : line, i === Math.floor(count / 2) ? 4 : 1.8);
  }).join('');
};

export const MIND_EMBLEMS = [rings, spiral, waves] as const;
