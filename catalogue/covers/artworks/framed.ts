import { asHex, mix } from '../colour.ts';
import { FACES } from '../faces.ts';
import { type Dice, diceFrom } from '../seed.ts';
import type { Sheet } from '../sheet.ts';
import { pane, rect } from '../svg.ts';
import { ARRANGEMENTS } from './arrangements.ts';
import { FRAMES } from './frames.ts';
import { ARTWORK_HEIGHT, ARTWORK_WIDTH } from './size.ts';

/** For works whose colours nobody has noted down. */
const UNKNOWN = [
  ['#2c2418', '#5b5a35', '#a5854a', '#d0a468', '#7b8d79'],
  ['#1d2b3e', '#3f6079', '#8fb0b8', '#e3d6b6', '#b5623c'],
  ['#3a1f24', '#80332f', '#c4744c', '#ecc48d', '#4d5a52'],
  ['#26302a', '#54705a', '#a3ab78', '#e6dcb8', '#b98a4a'],
  ['#322a3d', '#6d5a78', '#b79aa0', '#efdccb', '#c98a5a'],
] as const;

export interface FramedWork {
  title: string;
  artist: string;
  year: string;
  palette: readonly string[] | undefined;
  dice: Dice;
}

/** A wall, a frame, the work's own colours in place of the work, and a label: no claim to show the picture. */
export function drawFramed(sheet: Sheet, { title, artist, year, palette, dice }: FramedWork): void {
  const known = (palette ?? []).map(asHex).filter((colour) => colour !== undefined);
  // Thrown apart, so that the work hangs in one frame whether or not its colours are at hand.
  const colours =
    known.length > 1 ? known : diceFrom(`${title}|${artist}|colours`).pick<readonly string[]>(UNKNOWN);
  const style = dice.pick(FRAMES);
  const arrange = dice.pick(ARRANGEMENTS);
  const [width, height] = dice.pick<readonly [number, number]>([
    [176, 198],
    [196, 176],
    [160, 206],
  ]);
  const [x, y] = [(ARTWORK_WIDTH - width) / 2, 46 + (206 - height) / 2];
  sheet.add(
    rect(0, 0, ARTWORK_WIDTH, ARTWORK_HEIGHT, dice.pick(style.walls)),
    style.draw(x, y, width, height, sheet.id),
    pane(x, y, width, height, arrange(colours, width, height, dice)),
  );
  const plate = { x: 38, y: 304, width: 244, height: 86 };
  const card = '#f7f2e6';
  sheet.add(
    rect(plate.x + 1, plate.y + 2, plate.width, plate.height, '#000', { opacity: 0.18, rx: 2 }),
    rect(plate.x, plate.y, plate.width, plate.height, card, { rx: 2 }),
    rect(plate.x, plate.y + plate.height - 2, plate.width, 2, mix(card, '#000000', 0.12)),
  );
  const on = { on: card, inks: ['#26201b'] };
  const inner = { x: plate.x + 14, width: plate.width - 28 };
  const set = sheet.words(
    title,
    { ...inner, y: plate.y + 9, height: 46 },
    { ...on, face: FACES.oldStyleItalic, max: 25, leading: 1.08 },
  );
  const under = set.y + set.height + 3;
  const room = { ...inner, y: under, height: plate.y + plate.height - 5 - under };
  const small = { ...on, face: FACES.humanist, max: 15, lines: 2, leading: 1.1 };
  sheet.creator(artist, room, small, year && (artist ? `, ${year}` : year));
}
