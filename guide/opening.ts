/** The first words of a talk: a menu, or one question about this very work. */
import { FILM_QUESTIONS } from '#catalogue/film-questions.ts';
import { GENERAL_OBJECTIVE, objectiveOf } from '#catalogue/objectives.ts';
import type { Line } from '#catalogue/script.ts';
import { pick, shuffled } from './chance.ts';
import { plain } from './counting.ts';
import { WISHES } from './policy/quick.ts';
import type { QuickReply, TurnRecord } from './talk/state.ts';
import type { Talk } from './types.ts';
import type { Tap } from './understanding/understanding.ts';
import { capitalised, fill, type Slots } from './words/fill.ts';
import {
  ARGUMENT_MENUS,
  ARTWORK_MENUS,
  CONCEPT_MENUS,
  CONCEPT_WELCOMES,
  LEADS,
  type Menu,
  OWN_AIM_LEADS,
  OWN_AIM_QUESTIONS,
  PAIR_QUESTIONS,
  STORY_MENUS,
  WELCOMES,
} from './words/menus.ts';
import { ideaOf, inQuotes, makerOf, NOUNS, PARTS, titleOf } from './words/naming.ts';
import type { Work } from './works/work.ts';

export type Opening = { text: string; record: TurnRecord };

type Begins = Pick<Talk, 'work' | 'objective' | 'beside' | 'seed' | 'earlierOpenings'>;

const KEYCAP = '\uFE0F\u20E3';
const AS_THE_LAST = 12;

export function opening(begins: Begins): Opening {
  const { objective, work } = begins;
  if (begins.beside && objective.slug.startsWith('compare')) return pair(begins);
  if (objective.slug === GENERAL_OBJECTIVE.slug) return menu(begins);
  return objectiveOf(work.kind, objective.slug) ? firstQuestion(begins) : underOwnAim(begins);
}

function slotsOf({ work }: Begins): Slots {
  const { kind, title, creator, knowledge, script } = work;
  const subject = { kind, title, creator, knowledge };
  const person = script.things.find(({ sort, from }) => sort === 'person' && !from)?.names[0];
  const place = script.things.find(({ sort, from }) => sort !== 'person' && sort !== 'theme' && !from)
    ?.names[0];
  return {
    title: titleOf(subject),
    creator: makerLine(creator),
    maker: makerOf(subject),
    noun: NOUNS[kind],
    it: `the ${NOUNS[kind]}`,
    part: PARTS[kind],
    ...(work.held !== 'none' && person ? { person } : {}),
    ...(work.held !== 'none' && place ? { place } : {}),
    ...(kind === 'concept' ? { idea: ideaOf(knowledge?.title ?? title, knowledge !== null) } : {}),
  };
}

/** "by" needs somebody. */
function makerLine(creator: string): string {
  const line = creator.replace(/\s+/g, ' ').trim();
  if (line === '') return 'a maker unknown to us';
  return /^[\p{L}\p{M}][\p{L}\p{M}\p{N}\s.,'’&;-]{0,100}$/u.test(line)
    ? line
    : inQuotes(line.slice(0, 100).replace(/[?!]/g, ''));
}

const recordOf = (changes: Partial<TurnRecord>): TurnRecord => ({
  v: 1,
  move: 'open',
  ask: null,
  line: null,
  thing: null,
  used: [],
  quick: [],
  hint: 0,
  heard: null,
  manner: null,
  ...changes,
});

/** The record of an opening that an engine worded itself: the lines of its menu open what ours would have. */
export function openingRecord(text: string, begins: Begins): TurnRecord {
  const own = opening(begins);
  if (text === own.text) return own.record;
  const lines = [...text.matchAll(MENU_LINE)].map((match) => match[1] ?? '');
  const quick = own.record.quick.map((reply, at) => {
    const line = lines[at];
    return own.record.move === 'menu' && line
      ? { ...reply, label: line, says: reply.says === reply.label ? line : reply.says }
      : reply;
  });
  return { ...own.record, quick, ask: own.record.ask && { ...own.record.ask, text: text.slice(-400) } };
}

const MENU_LINE = /^[1-9]\uFE0F?\u20E3\s*(.+)$/gmu;

function menu(begins: Begins): Opening {
  const { work, seed, earlierOpenings: earlier = [] } = begins;
  const slots = slotsOf(begins);
  const [first, second] = setsFor(work);
  const last = earlier[0] ?? '';
  const lines = (set: Menu) =>
    set.map(({ line, otherwise }) => fill(line, slots) ?? fill(otherwise ?? line, slots) ?? line);
  const set = second && last.includes(lines(first)[0] ?? '\u0000') ? second : first;
  const welcomes = shuffled(work.kind === 'concept' ? CONCEPT_WELCOMES : WELCOMES, seed).flatMap(
    (one) => fill(one, slots) ?? [],
  );
  const texts = welcomes.map((welcome) =>
    [welcome, '', ...lines(set).map((line, at) => `${at + 1}${KEYCAP} ${line}`)].join('\n'),
  );
  const had = earlier.map(plain);
  const text =
    texts.find((one) => !had.includes(plain(one))) ??
    texts.find((one) => plain(one) !== had[0]) ??
    texts[0] ??
    '';
  const quick = set.map((door, at): QuickReply => doorReply(door, lines(set)[at] as string, work));
  return { text, record: recordOf({ move: 'menu', quick }) };
}

/** A line of the menu, which is shown in the text itself and stands for what it opens. */
function doorReply({ objective, preset }: Menu[number], line: string, { title }: Work): QuickReply {
  const question = FILM_QUESTIONS.find(({ slug }) => slug === preset);
  const tap: Tap = preset
    ? { means: 'door', objective, answer: `preset-${preset}` }
    : { means: 'door', objective };
  return { label: line, says: question ? question.prompt(title) : line, tap };
}

function setsFor({ kind, knowledge }: Work): readonly [Menu, Menu?] {
  if (kind === 'movie') return [FILM_MENU];
  if (kind === 'concept') return CONCEPT_MENUS;
  if (kind === 'artwork') return ARTWORK_MENUS;
  return knowledge?.story === false ? ARGUMENT_MENUS : STORY_MENUS;
}

/** Which objective a film's preset question comes nearest to. */
const PRESET_OBJECTIVES: Record<string, string> = {
  inspiration: 'genre-context',
  themes: 'themes-symbolism',
  classic: 'genre-context',
  scenes: 'cinematic-techniques',
  reception: 'critical-viewing',
};

const FILM_MENU: Menu = FILM_QUESTIONS.map(({ slug, label }) => ({
  line: label,
  preset: slug,
  objective: PRESET_OBJECTIVES[slug] ?? GENERAL_OBJECTIVE.slug,
}));

/** The line that serves the objective; one of the last openings is not used again. */
function firstQuestion(begins: Begins): Opening {
  const { work, objective, seed, earlierOpenings: earlier = [] } = begins;
  const serves = (of: Work): { line: Line; of: Work }[] =>
    of.script.lines
      .filter((line) => line.for.includes(objective.slug) && !line.from)
      .map((line) => ({ line, of }));
  const own = serves(work);
  const found = own.length > 1 || !work.general ? own : [...own, ...serves(work.general)];
  // What serves this aim above all comes first.
  const ordered = shuffled(found, `${seed}/${objective.slug}`).sort(
    (a, b) => a.line.for.length - b.line.for.length,
  );
  const asked = ordered.flatMap(({ line }) => line.ask.map((text) => ({ line, text })));
  const slots = slotsOf(begins);
  const leads = LEADS.flatMap((one) => fill(one, slots) ?? []);
  const named = asked.map(({ line, text }) => ({
    line,
    plainText: text,
    text: namesWork(text, begins, slots) ? text : `${pick(leads, seed) ?? ''} ${text}`.trim(),
  }));
  const chosen = unlikeEarlier(named, earlier);
  if (!chosen) return underOwnAim(begins);
  const { line, text, plainText } = chosen;
  return {
    text,
    record: recordOf({
      ask: { text: plainText, plain: line.plain, line: line.id, thing: null },
      line: line.id,
      used: [`line:${line.id}`],
      quick: [
        ...(line.shape === 'rivals'
          ? line.positions.slice(0, 2).map(({ id, tap, means }) => ({
              label: tap,
              says: means,
              tap: { means: 'position' as const, line: line.id, position: id },
            }))
          : []),
        WISHES.hint,
        WISHES.another,
      ],
    }),
  };
}

/** Where a second work was chosen, the question is about the two. */
function pair(begins: Begins): Opening {
  const { beside, seed, earlierOpenings: earlier = [] } = begins;
  const slots = { ...slotsOf(begins), other: beside ? titleOf(beside) : '' };
  const texts = shuffled(PAIR_QUESTIONS, seed).flatMap((one) => fill(one, slots) ?? []);
  const text =
    unlikeEarlier(
      texts.map((one) => ({ text: one })),
      earlier,
    )?.text ?? '';
  return {
    text,
    record: recordOf({ ask: { text, plain: null, line: null, thing: null }, quick: [WISHES.another] }),
  };
}

/** By its title, its maker's name or a term that belongs to it. */
function namesWork(text: string, { work }: Begins, slots: Slots): boolean {
  const folded = ` ${plain(text)} `;
  const names = [
    work.knowledge?.title ?? work.title,
    work.kind === 'concept' ? undefined : slots.maker,
    slots.idea,
    ...(work.knowledge?.keyTerms ?? []),
  ];
  return names.some(
    (name) =>
      name !== undefined &&
      !/^the (?:author|director|artist)$/.test(name) &&
      folded.includes(` ${plain(name)}`),
  );
}

/** A question counts as new when none of the earlier openings holds its last words. */
function unlikeEarlier<T extends { text: string }>(
  list: readonly T[],
  openings: readonly string[],
): T | undefined {
  const earlier = openings.map(plain);
  const tail = (text: string) => plain(text).split(' ').slice(-AS_THE_LAST).join(' ');
  const used = ({ text }: T, among: readonly string[]) =>
    among.some((one) => one === plain(text) || one.endsWith(tail(text)));
  return (
    list.find((one) => !used(one, earlier)) ?? list.find((one) => !used(one, earlier.slice(0, 1))) ?? list[0]
  );
}

function underOwnAim(begins: Begins): Opening {
  const { objective, seed, earlierOpenings: earlier = [] } = begins;
  const slots = { ...slotsOf(begins), aim: inQuotes(objective.name.replace(/[?!]/g, '').slice(0, 120)) };
  const lead = shuffled(OWN_AIM_LEADS, seed).flatMap((one) => fill(one, slots) ?? [])[0] ?? '';
  const questions = shuffled(OWN_AIM_QUESTIONS, seed).flatMap((one) => fill(one, slots) ?? []);
  const chosen = unlikeEarlier(
    questions.map((text) => ({ text: `${capitalised(lead)} ${text}`, ask: text })),
    earlier,
  );
  const text = chosen?.text ?? lead;
  return {
    text,
    record: recordOf({
      ask: { text: chosen?.ask ?? '', plain: null, line: null, thing: null },
      quick: [WISHES.another],
    }),
  };
}
