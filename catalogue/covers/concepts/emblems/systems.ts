import { circle, num, ring, stroke } from '../../svg.ts';
import { around, type Emblem } from './emblem.ts';

/** Everything hangs together, some of it by the middle. */
const network: Emblem = (line, mark, dice) => {
  const outer = around(dice.whole(6, 9), 82, dice.between(0, 1));
  const inner = around(dice.whole(3, 5), 40, dice.between(0, 1));
  let links = '';
  outer.forEach(([x, y], i) => {
    const [nx, ny] = outer[(i + 1) % outer.length] ?? [0, 0];
    const [mx, my] = inner[i % inner.length] ?? [0, 0];
    links += `M${num(x)} ${num(y)}Q${num((x + nx) * 0.62)} ${num((y + ny) * 0.62)} ${num(nx)} ${num(ny)}`;
    links += `M${num(x)} ${num(y)}L${num(mx)} ${num(my)}`;
  });
  for (const [x, y] of inner) links += `M0 0L${num(x)} ${num(y)}`;
  const nodes = [...outer, ...inner].map(([x, y], i) => circle(x, y, i % 3 ? 4.5 : 7, i % 3 ? line : mark));
  return stroke(links, line, 1.5) + nodes.join('') + circle(0, 0, 11, mark);
};

/** Loops through one another. */
const loops: Emblem = (line, mark, dice) => {
  const count = dice.whole(3, 6);
  const lead = dice.whole(0, count - 1);
  return (
    around(count, 42)
      .map(([x, y], i) => ring(x, y, 44, i === lead ? mark : line, i === lead ? 4 : 2))
      .join('') + circle(0, 0, 6, mark)
  );
};

/** Cells packed as they grow, no one having planned it. */
const cells: Emblem = (line, mark, dice) => {
  const out: string[] = [];
  const golden = Math.PI * (3 - Math.sqrt(5));
  const total = dice.whole(46, 70);
  const lit = dice.whole(2, 7);
  for (let i = 1; i <= total; i++) {
    const r = 86 * Math.sqrt(i / total);
    const size = 2 + 4.4 * (i / total);
    const [x, y] = [r * Math.cos(i * golden), r * Math.sin(i * golden)];
    out.push(i % lit === 0 ? circle(x, y, size, mark) : circle(x, y, size * 0.8, line));
  }
  return out.join('');
};

export const SYSTEM_EMBLEMS = [network, loops, cells] as const;
