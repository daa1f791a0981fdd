import { FACES } from '../faces.ts';
import type { Palette } from '../palettes.ts';
import { coverSeed, type Dice, diceFrom, hashText } from '../seed.ts';
import type { Sheet } from '../sheet.ts';
import { frame, rect, rule } from '../svg.ts';
import { EMBLEMS } from './emblems/by-field.ts';
import { DECISION_EMBLEMS } from './emblems/decisions.ts';
import type { Emblem } from './emblems/emblem.ts';
import { conceptField } from './hues.ts';

export interface Idea {
  name: string;
  /** The field it belongs to, or the word under which it is kept. */
  field: string;
  dice: Dice;
}

function lookOf({ name, field, dice }: Idea): { palette: Palette; emblem: Emblem } {
  const { index, palette } = conceptField(field, hashText(name), dice.chance(0.38));
  return { palette, emblem: dice.pick(EMBLEMS[index] ?? DECISION_EMBLEMS) };
}

/** The emblem of an idea's cover alone, around the point 0, 0, for a page that draws it in colours of its own. */
export function ideaEmblem(name: string, field: string, line: string, mark: string): string {
  const dice = diceFrom(coverSeed('concept', name, field));
  return lookOf({ name, field, dice }).emblem(line, mark, dice);
}

/** One emblem for a whole field. */
export function fieldEmblem(field: string, line: string, mark: string): string {
  const { index } = conceptField(field, hashText(field), false);
  return (EMBLEMS[index] ?? DECISION_EMBLEMS)[0](line, mark, diceFrom(field));
}

/** One family for all ideas: a drawn emblem over the name, in the hue of its field. */
export function drawIdea(sheet: Sheet, { name, field, dice }: Idea): void {
  const { palette, emblem } = lookOf({ name, field, dice });
  const { ground, ink, accent, second } = palette;
  sheet.add(
    rect(0, 0, 300, 450, ground),
    frame(14, 14, 272, 422, ink, 0.8),
    `<g transform="translate(150 152)">${emblem(accent, second, dice)}</g>`,
    rule(132, 272, 168, 272, second, 2.4),
  );
  const on = { on: ground, inks: [ink], align: 'middle' } as const;
  sheet.words(
    name,
    { x: 26, y: 284, width: 248, height: 94 },
    { ...on, face: FACES.oldStyle, max: 44, leading: 1.1, rest: 'middle' },
  );
  if (!field) return;
  const small = {
    ...on,
    face: FACES.humanist,
    upper: true,
    tracking: 0.12,
    max: 13,
    rest: 'bottom',
    leading: 1.3,
  } as const;
  sheet.words(field, { x: 36, y: 384, width: 228, height: 36 }, { ...small, min: 11 });
}
