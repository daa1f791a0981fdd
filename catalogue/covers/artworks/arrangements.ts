import { luminance, mix } from '../colour.ts';
import type { Dice } from '../seed.ts';
import { circle, num, rect, shape } from '../svg.ts';

type Arrangement = (colours: readonly string[], width: number, height: number, dice: Dice) => string;

const at = (colours: readonly string[], i: number) => colours[i % colours.length] ?? '#8a7f70';

/** Lightest above, darkest below: the way most painted rooms and landscapes are weighted. */
const strata: Arrangement = (colours, width, height, dice) => {
  const ordered = colours.toSorted((a, b) => luminance(b) - luminance(a));
  let out = rect(0, 0, width, height, at(ordered, 0));
  for (let i = 1; i < ordered.length; i++) {
    const y = (height * i) / ordered.length;
    const [a, b] = [dice.between(-18, 18), dice.between(-18, 18)];
    out += shape(
      `M0 ${num(y + a)}C${num(width * 0.3)} ${num(y - b)} ${num(width * 0.6)} ${num(y + b)} ${num(width)} ${num(y - a)}V${height}H0Z`,
      at(ordered, i),
    );
  }
  return out;
};

const nested: Arrangement = (colours, width, height) => {
  let out = rect(0, 0, width, height, at(colours, 0));
  const steps = Math.min(colours.length, 5);
  for (let i = 1; i < steps; i++) {
    const share = 1 - i / (steps + 0.4);
    const [w, h] = [width * share, height * share];
    out += rect((width - w) / 2, (height - h) * 0.72, w, h, at(colours, i));
  }
  return out;
};

const mosaic: Arrangement = (colours, width, height, dice) => {
  let out = '';
  const [columns, rows] = [5, 6];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const colour = mix(at(colours, dice.whole(0, colours.length - 1)), at(colours, row), 0.18);
      out += rect(
        (column * width) / columns,
        (row * height) / rows,
        width / columns + 0.4,
        height / rows + 0.4,
        colour,
      );
    }
  }
  return out;
};

const discs: Arrangement = (colours, width, height, dice) => {
  const ordered = colours.toSorted((a, b) => luminance(a) - luminance(b));
  let out = rect(0, 0, width, height, at(ordered, 0));
  for (let i = 1; i < ordered.length; i++) {
    out += circle(
      width * dice.between(0.2, 0.8),
      height * dice.between(0.22, 0.8),
      width * (0.44 - i * 0.06),
      at(ordered, i),
      { opacity: 0.92 },
    );
  }
  return out;
};

const strokes: Arrangement = (colours, width, height, dice) => {
  let out = rect(0, 0, width, height, at(colours, 0));
  for (let i = 0; i < 34; i++) {
    const y = (i / 34) * (height + 20) - 4;
    const d = `M${num(dice.between(-30, width * 0.55))} ${num(y)}q${num(dice.between(30, 60))} ${num(dice.between(-22, 22))} ${num(dice.between(80, 170))} ${num(dice.between(-10, 10))}`;
    out += `<path d="${d}" fill="none" stroke="${at(colours, dice.whole(1, Math.max(1, colours.length - 1)))}" stroke-width="${num(dice.between(7, 17))}" stroke-linecap="round" opacity=".9"/>`;
  }
  return out;
};

export const ARRANGEMENTS: readonly [Arrangement, ...Arrangement[]] = [
  strata,
  nested,
  mosaic,
  discs,
  strokes,
];
