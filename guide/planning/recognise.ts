/**
 * What a guide's turn did, told from its words: the wording is kept as templates, so a turn that was made
 * from one can be known again. Nothing has to be stored beside the transcript.
 */
import type { Kind } from '#contract/kinds.ts';
import { ARTWORKS } from '../wording/artworks.ts';
import { BOOKS } from '../wording/books.ts';
import { CONCEPTS } from '../wording/concepts.ts';
import { DISTRESS, DISTRESS_IN, PARTING_AFTER_DISTRESS } from '../wording/distress.ts';
import { FILMS } from '../wording/films.ts';
import { MOVES } from '../wording/moves.ts';
import { OCCASIONS } from '../wording/occasions.ts';
import { OWN_LANGUAGE } from '../wording/other-languages.ts';
import * as readings from '../wording/readings.ts';
import * as summaries from '../wording/summaries.ts';
import type { ObjectiveWords, Template } from '../wording/table.ts';

export const TABLES: Record<Kind, Record<string, ObjectiveWords>> = {
  book: BOOKS,
  concept: CONCEPTS,
  movie: FILMS,
  artwork: ARTWORKS,
};

/** `move` is a step of an objective, a shared move, an occasion, or one of summary, offer, close, distress. */
type Known = { move: string; template: Template; pieces: string[]; atEnd: boolean };

/** What one turn was made of: the way it ended, and all that is recognised in it. */
export type Recognised = { ask: string | null; moves: ReadonlySet<string>; templates: ReadonlySet<Template> };

/** With hardly a word of its own a template would be seen everywhere. */
const literalPoor = (pieces: readonly string[]) => pieces.join('').trim().length < 6;

const known = (move: string, templates: readonly Template[], atEnd: boolean): Known[] =>
  templates
    .map((template) => ({
      move,
      template,
      pieces: template
        .replace(/^~\w+ /, '')
        .split(/\{\w+\}/)
        .filter((piece) => piece.trim().length > 1),
      atEnd,
    }))
    .filter(({ pieces }) => !literalPoor(pieces));

const ANYWHERE: Known[] = [
  ...Object.entries(OCCASIONS).flatMap(([move, templates]) => known(move, templates, false)),
  ...known('distress', [...DISTRESS, ...Object.values(DISTRESS_IN), ...PARTING_AFTER_DISTRESS], false),
  ...Object.values(OWN_LANGUAGE).flatMap(({ leads }) => known('other_language', leads, false)),
  ...known(
    'tell',
    [...readings.READINGS, ...readings.READINGS_FROM_WORDS, ...readings.NO_READING, ...readings.FACTS_TOLD],
    false,
  ),
  ...known('correct', [...readings.CORRECTIONS, ...readings.CORRECTIONS_HELD], false),
  ...known(
    'summary',
    [...summaries.SUMMARIES, ...summaries.SHORT_SUMMARIES, ...summaries.SINGLE_SUMMARIES],
    false,
  ),
  ...known('offer', [...summaries.CLOSE_OFFERS, ...summaries.SHORT_CLOSE_OFFERS], true),
  ...known('close', [...summaries.CLOSE_STRONGEST, ...summaries.CLOSE_EMPTY], false),
];

const SHARED: Known[] = Object.entries(MOVES).flatMap(([move, templates]) => known(move, templates, true));

const byKind = new Map<Kind, Known[]>();

function asksOf(kind: Kind): Known[] {
  const found = byKind.get(kind);
  if (found) return found;
  const made = [
    ...Object.values(TABLES[kind]).flatMap((words) =>
      Object.entries(words).flatMap(([step, templates]) =>
        step === 'carry' ? [] : known(step, templates, true),
      ),
    ),
    ...SHARED,
  ].sort((a, b) => literalLength(b) - literalLength(a));
  byKind.set(kind, made);
  return made;
}

const carries = new Map<Kind, Known[]>();

/** What was given to take along at a close. */
function carriesOf(kind: Kind): Known[] {
  const found = carries.get(kind);
  if (found) return found;
  const made = known(
    'carry',
    Object.values(TABLES[kind]).flatMap(({ carry }) => carry),
    true,
  );
  carries.set(kind, made);
  return made;
}

const literalLength = ({ pieces }: Known) => pieces.reduce((sum, piece) => sum + piece.length, 0);

function fits(text: string, { pieces, atEnd, template }: Known): boolean {
  const last = pieces.at(-1) ?? '';
  if (atEnd && !/\}[?.]?$/.test(template) && !text.endsWith(last)) return false;
  let from = 0;
  for (const piece of pieces) {
    const at = text.indexOf(piece, from);
    const capital = at < 0 ? text.indexOf(piece.charAt(0).toUpperCase() + piece.slice(1), from) : at;
    if (capital < 0) return false;
    from = capital + piece.length;
  }
  return true;
}

const remembered = new Map<string, Recognised>();
const REMEMBERED_AT_MOST = 2000;

export function recognise(turn: string, kind: Kind): Recognised {
  const key = `${kind} ${turn}`;
  const before = remembered.get(key);
  if (before) return before;
  const ask = asksOf(kind).find((one) => fits(turn, one));
  const others = [...ANYWHERE, ...carriesOf(kind)].filter((one) => fits(turn, one));
  const all = ask ? [ask, ...others] : others;
  const found = {
    ask: ask?.move ?? null,
    moves: new Set(all.map(({ move }) => move)),
    templates: new Set(all.map(({ template }) => template)),
  };
  if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
  remembered.set(key, found);
  return found;
}
