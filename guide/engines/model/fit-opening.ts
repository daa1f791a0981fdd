import { FILM_QUESTIONS } from '#catalogue/film-questions.ts';
import { fold, foldTitle, withoutSubtitle } from '#catalogue/folding.ts';
import { openingForm } from '#guide/prompts/guide-opening.ts';
import { keycap, MENU_SLOTS } from '#guide/prompts/opening-menus.ts';
import type { Subject, Talk } from '../../types.ts';

/** A digit in any of the ways models write the keycap; the reader's screen knows one. */
const ANY_KEYCAP = /^\s*(?:[-*]\s*)?\**\s*([1-9])(?:\uFE0F?\u20E3)\**[\s.:)]*/u;
const QUESTION_MARKS = /[?？]/gu;

/** A model's opening in the form it must have, or null where it has not kept to it. */
export function fitOpening(raw: string, talk: Talk): string | null {
  const lines = raw
    .toWellFormed()
    .split(/\r?\n/)
    .map((line) => line.replace(/\*\*|__/g, '').trim())
    .filter((line) => line !== '');
  const form = openingForm(talk);
  const fitting = form === 'menu' ? menu(lines, talk) : form === 'welcome' ? welcome(lines) : question(lines);
  if (fitting === null || !namesWork(fitting, talk.subject)) return null;
  return fold(fitting) === fold(talk.earlierOpenings?.[0] ?? '') ? null : fitting;
}

function menu([first, ...options]: string[], { subject }: Talk): string | null {
  const slots = subject.kind === 'movie' ? FILM_QUESTIONS : MENU_SLOTS[subject.kind];
  if (!first || !isWelcome(first) || options.length !== slots.length) return null;
  const texts = options.map((line, at) =>
    line.match(ANY_KEYCAP)?.[1] === String(at + 1) ? line.replace(ANY_KEYCAP, '') : '',
  );
  if (texts.some((text) => text.length < 3 || words(text) > 30)) return null;
  if (new Set(texts.map(fold)).size !== texts.length) return null;
  return [first, '', ...texts.map((text, at) => `${keycap(at + 1)} ${text}`)].join('\n');
}

/** The film's six questions are fixed: only the line above them is the model's. */
function welcome(lines: string[]): string | null {
  const [first, ...more] = lines;
  if (!first || more.length > 0 || !isWelcome(first)) return null;
  return [first, '', ...FILM_QUESTIONS.map(({ label }, at) => `${keycap(at + 1)} ${label}`)].join('\n');
}

function question(lines: string[]): string | null {
  const text = lines.join('\n');
  const asked = text.match(QUESTION_MARKS)?.length ?? 0;
  const last = /[?？]["'”’»)\]]*$/u.test(text);
  return asked === 1 &&
    last &&
    lines.length <= 3 &&
    words(text) <= 80 &&
    !lines.some((line) => ANY_KEYCAP.test(line))
    ? text
    : null;
}

const isWelcome = (line: string) => !ANY_KEYCAP.test(line) && words(line) <= 40 && line.length <= 300;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Whether a text names the work: its title, its maker's surname, or a term that belongs to it. */
function namesWork(text: string, { title, creator, knowledge }: Subject): boolean {
  const folded = ` ${fold(text)} `;
  const surname = knowledge?.surname ?? creator.trim().split(/\s+/).at(-1) ?? '';
  const names = [
    foldTitle(title),
    foldTitle(withoutSubtitle(title)),
    ...[
      surname,
      ...(knowledge?.keyTerms ?? []),
      ...(knowledge?.people.open.map(({ name }) => name) ?? []),
    ].map(fold),
  ];
  // Scripts written without spaces have no word boundary to look for.
  return (
    text.includes(title.trim()) ||
    names.some(
      (name) =>
        name.length > 2 &&
        (/^[\p{Script=Latin}\d ]+$/u.test(name) ? folded.includes(` ${name} `) : folded.includes(name)),
    )
  );
}
