import { circle, num, ring, stroke } from '../../svg.ts';
import { around, type Emblem } from './emblem.ts';

/** Two who speak, back to back. */
const voices: Emblem = (line, mark, dice) => {
  const count = dice.whole(5, 7);
  const gap = dice.between(8, 16);
  const arcs = (side: number, colour: string) =>
    Array.from({ length: count }, (_, i) => {
      const r = 14 + i * 11;
      const sweep = side > 0 ? 1 : 0;
      return stroke(
        `M${num(side * gap)} ${num(-r)}A${num(r)} ${num(r)} 0 0 ${sweep} ${num(side * gap)} ${num(r)}`,
        colour,
        i % 2 ? 1.6 : 3,
      );
    }).join('');
  return arcs(-1, line) + arcs(1, mark) + circle(-gap, 0, 5, line) + circle(gap, 0, 5, mark);
};

/** Two lines of talk that cross and come back. */
const answers: Emblem = (line, mark, dice) => {
  const count = dice.pick([3, 4, 5]);
  const step = 176 / count;
  const swing = dice.between(52, 84) * 2;
  const wave = (side: number) =>
    `M-88 0q${num(step / 2)} ${num(side * swing)} ${num(step)} 0${`t${num(step)} 0`.repeat(count - 1)}`;
  const knots = Array.from({ length: count + 1 }, (_, i) =>
    circle(-88 + i * step, 0, i % 2 ? 7 : 4.5, i % 2 ? mark : line),
  );
  return stroke(wave(1), line, 2.2) + stroke(wave(-1), mark, 3.4) + knots.join('');
};

/** One word that travels. */
const spread: Emblem = (line, mark, dice) => {
  const count = dice.pick([12, 16, 20]);
  const far = around(count, 86);
  const told = dice.whole(2, 4);
  const lines = far.map(
    ([x, y], i) =>
      `M${num(x * 0.24)} ${num(y * 0.24)}L${num(x * (i % told ? 0.66 : 0.9))} ${num(y * (i % told ? 0.66 : 0.9))}`,
  );
  return (
    stroke(lines.join(''), line, 1.6) +
    far
      .map(([x, y], i) => (i % told ? ring(x * 0.72, y * 0.72, 3.4, line, 1.6) : circle(x, y, 6.5, mark)))
      .join('') +
    circle(0, 0, 13, mark)
  );
};

export const VOICE_EMBLEMS = [voices, answers, spread] as const;
