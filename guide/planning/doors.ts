/** Ways into a work: the lines of an opening menu, the preset questions of a film, and what each stands for. */
import { FILM_QUESTIONS } from '#catalogue/film-questions.ts';
import { OBJECTIVES, type Objective } from '#catalogue/objectives.ts';
import type { Kind } from '#contract/kinds.ts';
import { plain } from '../counting.ts';
import type { Reading, Talk } from '../types.ts';
import { ARGUMENT_MENUS, ARTWORK_MENUS, CONCEPT_MENUS, STORY_MENUS } from '../wording/menus.ts';
import { recognise } from './recognise.ts';
import { known } from './subject.ts';

/** Which objective a film's preset question comes nearest to. */
const PRESET_OBJECTIVES: Record<string, string> = {
  inspiration: 'genre-context',
  themes: 'themes-symbolism',
  classic: 'genre-context',
  scenes: 'cinematic-techniques',
  reception: 'critical-viewing',
};

/** The door a message takes from the menu before it, counted from 0; null when it takes none. */
export function doorTaken(message: string, menuText: string): number | null {
  const lines = menuLines(menuText);
  if (lines.length === 0) return null;
  const said = plain(message);
  const digit =
    /^(?:option |number |no |nr )?([1-9])\b/.exec(said)?.[1] ?? /^([1-9])️?⃣/u.exec(message.trim())?.[1];
  if (digit && said.length <= 14) return Number(digit) <= lines.length ? Number(digit) - 1 : null;
  const found = lines.findIndex((line) => {
    const folded = plain(line);
    const head = plain(line.split(':')[0] ?? line);
    return (
      said === folded || (said.length > 3 && (said === head || (said.length > 8 && folded.startsWith(said))))
    );
  });
  if (found >= 0) return found;
  const preset = presetOf(message);
  return preset !== null && lines.length === FILM_QUESTIONS.length ? preset : null;
}

export const menuLines = (text: string): string[] =>
  [...text.matchAll(/^[1-9]️?⃣\s*(.+)$/gmu)].map((match) => match[1] ?? '');

/** A film's preset question, by its longer prompt or its label; null when it is none. */
export function presetOf(message: string): number | null {
  const said = plain(message);
  const found = FILM_QUESTIONS.findIndex(({ label, prompt }) => {
    const [before = '', after = ''] = prompt('\u0000').split('\u0000');
    return (
      said === plain(label) || (said.startsWith(plain(before)) && said.endsWith(plain(after).slice(-40)))
    );
  });
  return found < 0 ? null : found;
}

/** The chosen objective, or the one behind the door taken last. */
export function objectiveInForce(talk: Talk, message: string, reading: Reading, kind: Kind): Objective {
  const named = (slug: string | undefined) =>
    OBJECTIVES[kind].find((one) => one.slug === slug) ?? talk.objective;
  let objective = talk.objective;
  const texts = [...talk.turns.map(({ role, text }) => ({ role, text })), { role: 'reader', text: message }];
  texts.forEach(({ role, text }, at) => {
    if (role !== 'reader') return;
    const before = texts[at - 1]?.text ?? '';
    const menu =
      texts.slice(0, at).findLast((one) => one.role === 'guide' && menuLines(one.text).length > 0)?.text ??
      '';
    const isNow = at === texts.length - 1;
    const door =
      doorTaken(text, menu) ?? (isNow && reading.kind === 'menu_choice' ? (reading.choice ?? 0) - 1 : null);
    if (door !== null && door >= 0 && menuLines(menu).length > 0) {
      objective =
        kind === 'movie'
          ? named(PRESET_OBJECTIVES[FILM_QUESTIONS[door]?.slug ?? ''])
          : named(menuOf(talk, kind)[door]?.objective);
    } else if (recognise(before, kind).moves.has('angles')) {
      const wanted = OBJECTIVES[kind].find((one) =>
        plain(text).includes(plain(one.name).replace(/^analyze /, '')),
      );
      if (wanted) objective = wanted;
    }
  });
  return objective;
}

/** Both sets of a kind keep the same order of objectives, so either serves to map a choice. */
function menuOf(talk: Talk, kind: Kind) {
  if (kind === 'concept') return CONCEPT_MENUS[0];
  if (kind === 'artwork') return ARTWORK_MENUS[0];
  return known(talk.subject).knowledge?.story === false ? ARGUMENT_MENUS[0] : STORY_MENUS[0];
}
