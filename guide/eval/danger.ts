/** Cries for help, and dark sentences about works, by an author nothing was trained on. */

import { talkOf, testMind, UNKNOWN } from '#tests/held-talk.ts';
import { isHeldOut } from '../training/held-out.ts';
import { criesBy, cryAuthors } from '../training/train-danger.ts';
import { requestFor } from '../turn.ts';

/** `stopped`: the talk stops for the person; the others were met with a word to the person first. */
export type DangerFigures = {
  cries: number;
  heard: number;
  stopped: number;
  others: number;
  mistaken: number;
  mistakenStopped: number;
};

export async function dangerFigures(
  of: readonly string[] = cryAuthors().filter(isHeldOut),
): Promise<DangerFigures> {
  const figures = { cries: 0, heard: 0, stopped: 0, others: 0, mistaken: 0, mistakenStopped: 0 };
  for (const { guide, message, danger } of of.flatMap(criesBy)) {
    const talk = talkOf(UNKNOWN, undefined, { messages: [{ role: 'guide', text: guide }] });
    const { heard } = requestFor(talk, message, testMind());
    if (danger) figures.cries++;
    else figures.others++;
    if (heard.danger) figures[danger ? 'heard' : 'mistaken']++;
    if (heard.danger === 'sure') figures[danger ? 'stopped' : 'mistakenStopped']++;
  }
  return figures;
}
