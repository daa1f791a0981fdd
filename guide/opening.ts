/** The first words of a talk: a menu, or one question about this very work. */

import { FILM_QUESTIONS } from '#catalogue/film-questions.ts';
import { GENERAL_OBJECTIVE, OBJECTIVES } from '#catalogue/objectives.ts';
import { pick, shuffled } from './chance.ts';
import { plain } from './counting.ts';
import { suits } from './planning/asking.ts';
import { type Material, materialOf } from './planning/material.ts';
import { readerWordsOf } from './planning/reader-words.ts';
import { TABLES } from './planning/recognise.ts';
import type { Talk } from './types.ts';
import { fill, type Slots } from './wording/fill.ts';
import {
  ARGUMENT_MENUS,
  ARTWORK_MENUS,
  CONCEPT_MENUS,
  CONCEPT_WELCOMES,
  LEADS,
  type Menu,
  OWN_AIM_LEADS,
  OWN_AIM_QUESTIONS,
  STORY_MENUS,
  WELCOMES,
} from './wording/menus.ts';
import { inQuotes } from './wording/naming.ts';

const KEYCAP = '\uFE0F\u20E3';
const AS_THE_LAST = 12;
const COMPARING = 'compare-artworks';

export function opening(talk: Talk): string {
  const material = materialOf(talk, '', {
    seed: talk.seed,
    said: '',
    reader: readerWordsOf({ ...talk, turns: [] }, ''),
    other: talk.beside ?? null,
    place: 'far',
  });
  if (talk.objective.slug === GENERAL_OBJECTIVE.slug) return menu(talk, material);
  const known = OBJECTIVES[material.kind].some(({ slug }) => slug === talk.objective.slug);
  return known ? firstQuestion(talk, material) : underOwnAim(talk, material);
}

const earlierOf = ({ earlierOpenings = [] }: Talk) => earlierOpenings.map(plain);

function menu(talk: Talk, material: Material): string {
  const earlier = earlierOf(talk);
  const candidates = shuffled(
    welcomesFor(material).flatMap((welcome) => menusFor(material).map((lines) => ({ welcome, lines }))),
    talk.seed,
  );
  const [first, second] = menusFor(material);
  const returning = (talk.earlierOpenings ?? []).length > 0;
  const last = talk.earlierOpenings?.[0] ?? '';
  const set = returning && first && last.includes(first[0] ?? '\u0000') ? second : first;
  const made = candidates
    .filter(({ lines }) => lines.join() === set?.join())
    .map(({ welcome, lines }) =>
      [welcome, '', ...lines.map((line, at) => `${at + 1}${KEYCAP} ${line}`)].join('\n'),
    );
  return (
    made.find((text) => !earlier.includes(plain(text))) ??
    made.find((text) => plain(text) !== earlier[0]) ??
    made[0] ??
    ''
  );
}

const welcomesFor = ({ kind, slots }: Material): string[] =>
  (kind === 'concept' ? CONCEPT_WELCOMES : WELCOMES).flatMap(
    (template) => fill(template, withMaker(slots)) ?? [],
  );

/** "by" needs somebody. */
const withMaker = (slots: Slots): Slots => ({
  ...slots,
  creator: slots.creator?.replace(/\s+/g, ' ').trim() ? makerLine(slots.creator) : 'a maker unknown to us',
});

const makerLine = (creator: string): string => {
  const line = creator.replace(/\s+/g, ' ').trim();
  return /^[\p{L}\p{M}][\p{L}\p{M}\p{N}\s.,'’&;-]{0,100}$/u.test(line)
    ? line
    : inQuotes(line.slice(0, 100).replace(/[?!]/g, ''));
};

function menusFor({ kind, knowledge, slots }: Material): string[][] {
  if (kind === 'movie') return [FILM_QUESTIONS.map(({ label }) => label)];
  const sets: readonly [Menu, Menu] =
    kind === 'concept'
      ? CONCEPT_MENUS
      : kind === 'artwork'
        ? ARTWORK_MENUS
        : knowledge?.story === false
          ? ARGUMENT_MENUS
          : STORY_MENUS;
  return sets.map((doors) =>
    doors.map(({ line, otherwise }) => fill(line, slots) ?? fill(otherwise ?? line, slots) ?? line),
  );
}

/** The objective's questions that this work can fill; one of the last openings is not used again. */
function firstQuestion(talk: Talk, material: Material): string {
  const table = TABLES[material.kind];
  const words = table[talk.objective.slug] ?? table[GENERAL_OBJECTIVE.slug];
  const texts = shuffled(words?.open ?? [], talk.seed)
    .filter((template) => suits(template, material) && namesBoth(template, talk))
    .flatMap((template) => fill(template.replace(/^~\w+ /, ''), material.slots) ?? []);
  const named = texts.map((text) =>
    namesWork(text, material) ? text : `${pick(leads(material), talk.seed) ?? ''} ${text}`.trim(),
  );
  return unlikeEarlier(named, earlierOf(talk));
}

/** Where two works are to be compared, nobody is asked to find a second one. */
const namesBoth = (template: string, { beside, objective }: Talk): boolean =>
  !beside || objective.slug !== COMPARING || template.includes('{otherTitle}');

const leads = ({ slots }: Material): string[] => LEADS.flatMap((template) => fill(template, slots) ?? []);

/** By its title, its maker's name or something of its own. */
function namesWork(text: string, { slots, kind }: Material): boolean {
  const folded = plain(text);
  return [slots.title, kind === 'concept' ? undefined : slots.maker, slots.idea].some(
    (name) =>
      name !== undefined && !/^the (?:author|director|artist)$/.test(name) && folded.includes(plain(name)),
  );
}

/** A question counts as new when none of the earlier openings holds its last words. */
function unlikeEarlier(texts: readonly string[], earlier: readonly string[]): string {
  const tail = (text: string) => plain(text).split(' ').slice(-AS_THE_LAST).join(' ');
  const used = (text: string, among: readonly string[]) =>
    among.some((one) => one === plain(text) || one.endsWith(tail(text)));
  return (
    texts.find((text) => !used(text, earlier)) ??
    texts.find((text) => !used(text, earlier.slice(0, 1))) ??
    texts[0] ??
    ''
  );
}

function underOwnAim(talk: Talk, material: Material): string {
  const aim = inQuotes(talk.objective.name.replace(/[?!]/g, '').slice(0, 120));
  const slots = { ...material.slots, aim };
  const leadTexts = shuffled(OWN_AIM_LEADS, talk.seed).flatMap((template) => fill(template, slots) ?? []);
  const questions = shuffled(OWN_AIM_QUESTIONS, talk.seed).flatMap((template) => fill(template, slots) ?? []);
  return unlikeEarlier(
    questions.map((question) => `${leadTexts[0] ?? ''} ${question}`),
    earlierOf(talk),
  );
}
