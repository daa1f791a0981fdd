/**
 * A script made of the catalogue's notes, for a work nobody has written one for yet. Each note becomes a
 * remark on the things it names; so the guide has one way of speaking of every work it knows.
 */

import type { Answer, Line, Remark, Script, Side, Thing, ThingSort } from '#catalogue/script.ts';
import { objectivesFor } from '#catalogue/script-objectives.ts';
import type { Knowledge } from '#catalogue/types.ts';
import { pick } from '../chance.ts';
import { wordsIn } from '../language/tokens.ts';

/** What notes call a spoiler is known once the work is finished: its only step. */
const WHOLE = 1;

type Note = { text: string; side: Side; from: number };

export function scriptFromNotes(knowledge: Knowledge): Script {
  const { kind, id, story } = knowledge;
  const notes = notesOf(knowledge);
  const things = thingsOf(knowledge, notes);
  return {
    work: id,
    kind,
    order: story ? [{ place: 'the end', happens: knowledge.summary }] : [],
    things,
    lines: linesOf(knowledge, things),
    answers: answersOf(knowledge),
  };
}

function notesOf({
  touchstones,
  facts,
  misconceptions,
  context,
  craft,
  lookingPoints,
  film,
  idea,
}: Knowledge): Note[] {
  const note =
    (side: Side, from: number) =>
    (text: string): Note => ({ text: ended(text), side, from });
  return [
    ...touchstones.open.map(({ text }) => text).map(note('fact', 0)),
    ...touchstones.spoilers.map(({ text }) => text).map(note('fact', WHOLE)),
    ...lookingPoints.map(({ text }) => text).map(note('effect', 0)),
    ...craft.map(({ text }) => text).map(note('effect', knowledgeOfCraft)),
    ...facts.open.map(({ statement }) => statement).map(note('fact', 0)),
    ...facts.spoilers.map(({ statement }) => statement).map(note('fact', WHOLE)),
    ...misconceptions.open.map(({ correction }) => correction).map(note('against', 0)),
    ...misconceptions.spoilers.map(({ correction }) => correction).map(note('against', WHOLE)),
    ...context.map(note('rhyme', 0)),
    ...(film ? [film.inspiration, film.legacy].map(note('rhyme', 0)) : []),
    ...(idea ? [idea.example].map(note('fact', 0)).concat([idea.limit].map(note('against', 0))) : []),
  ];
}

/** Craft has no mark of its own yet: it is kept until the work is known whole. */
const knowledgeOfCraft = WHOLE;

function thingsOf(knowledge: Knowledge, notes: readonly Note[]): Thing[] {
  const { people, touchstones, lookingPoints, craft, themes, story, kind } = knowledge;
  const sortOfPlace: ThingSort =
    kind === 'concept' ? 'case' : kind === 'artwork' ? 'region' : story ? 'scene' : 'idea';
  const wanted: { name: string; is: string; sort: ThingSort; from: number }[] = [
    ...people.open.map(({ name, role }) => ({
      name,
      is: `${name}, ${role}`,
      sort: 'person' as const,
      from: 0,
    })),
    ...people.spoilers.map(({ name, role }) => ({
      name,
      is: `${name}, ${role}`,
      sort: 'person' as const,
      from: WHOLE,
    })),
    ...touchstones.open.map(({ name, text }) => ({ name, is: text, sort: sortOfPlace, from: 0 })),
    ...touchstones.spoilers.map(({ name, text }) => ({ name, is: text, sort: sortOfPlace, from: WHOLE })),
    ...lookingPoints.map(({ name, text }) => ({ name, is: text, sort: 'region' as const, from: 0 })),
    ...craft.map(({ name, text }) => ({ name, is: text, sort: 'form' as const, from: 0 })),
    ...themes.map((name) => ({ name, is: knowledge.summary, sort: 'theme' as const, from: 0 })),
  ];
  const ids = wanted.map(({ name }, at) => `${slug(name)}-${at}`);
  return wanted.map(({ name, is, sort, from }, at) => ({
    id: ids[at] as string,
    sort,
    names: [name],
    meant: [],
    is: ended(is),
    from,
    remarks: remarksOn(name, is, sort, from, notes, knowledge),
    related: ids.filter((_, other) => other !== at).slice(0, 3),
  }));
}

function remarksOn(
  name: string,
  is: string,
  sort: ThingSort,
  from: number,
  notes: readonly Note[],
  knowledge: Knowledge,
): Remark[] {
  const telling = wordsIn(name)
    .map(({ text }) => text)
    .filter((word) => word.length > 3);
  const about = notes.filter(
    ({ text }) => text !== ended(is) && telling.some((word) => text.toLowerCase().includes(word)),
  );
  const own: Note[] = sort === 'theme' || sort === 'person' ? [] : [{ text: ended(is), side: 'fact', from }];
  return [...own, ...about].slice(0, 5).map(({ text, side, from: at }, index) => ({
    side,
    hears: [],
    says: text,
    asks: questionOn(sort, `${knowledge.id}/${name}/${index}`),
    from: Math.max(from, at),
  }));
}

const QUESTIONS: Partial<Record<ThingSort, readonly string[]>> & { other: readonly string[] } = {
  person: [
    'What do they want there that they would never say aloud?',
    'Who pays for it?',
    'When did you first feel sure about them, and was it too early?',
    'What would the story lose without them?',
  ],
  scene: [
    'What changes there that cannot be undone?',
    'Whose side does the telling take there, and how can one tell?',
    'What would be missing if that were cut?',
  ],
  region: [
    'What does the eye do next, once it has seen that?',
    'Cover it with a hand: what happens to the rest?',
    'What mood does that part have by itself?',
  ],
  case: [
    'Which part of the idea does that case show, and which part does it leave out?',
    'Where have you seen something of the same shape?',
  ],
  other: [
    'What would somebody say who doubts that?',
    'Where does it fit what you have seen yourself, and where not?',
    'What follows, if that is so?',
  ],
};

const questionOn = (sort: ThingSort, seed: string): string =>
  pick(QUESTIONS[sort] ?? QUESTIONS.other, seed) ?? '';

function linesOf(knowledge: Knowledge, things: readonly Thing[]): Line[] {
  const { debates, misconceptions } = knowledge;
  const probes = things
    .flatMap(({ remarks }) => remarks.filter(({ from }) => !from))
    .slice(0, 3)
    .map(({ says, asks }) => `${says} ${asks}`);
  return [
    ...debates.open.map((debate) => ({ ...debate, from: 0 })),
    ...debates.spoilers.map((debate) => ({ ...debate, from: WHOLE })),
  ].map(({ question, from }, at) => ({
    id: `debate-${at}`,
    // What people quarrel over is asked where a judgment is the aim; other aims have lines for any work of the kind.
    for: objectivesFor(knowledge.kind).filter((slug) => /^(?:critical|general)/.test(slug)),
    depth: 'explain',
    from,
    ask: [question, question],
    plain: question,
    shape: 'kinds',
    things: things.filter(({ names: [name = ''] }) => question.includes(name)).map(({ id }) => id),
    positions: [],
    slips:
      at === 0
        ? misconceptions.open.slice(0, 2).map(({ belief, correction }) => ({
            believes: belief,
            said: [belief],
            correct: correction,
            asks: 'What does that change?',
          }))
        : [],
    probes,
    counter: { says: '', asks: '' },
    voices: [],
    hints: ['', '', ''],
    next: { needs_improvement: '', fair: '', good: '', excellent: '' },
    landing: '',
    leads: [],
  }));
}

function answersOf({ facts, people, touchstones, lookingPoints }: Knowledge): Answer[] {
  const known = [
    ...facts.open.map((fact) => ({ ...fact, from: 0 })),
    ...facts.spoilers.map((fact) => ({ ...fact, from: WHOLE })),
  ];
  return [
    ...known.map(
      ({ question, statement, from }, at): Answer => ({
        id: `fact-${at}`,
        sort: 'fact',
        asked: [question],
        says: statement,
        asks: null,
        things: [],
        from,
      }),
    ),
    ...[...people.open].map(
      ({ name, role }, at): Answer => ({
        id: `who-${at}`,
        sort: 'who',
        asked: [`who is ${name}`, `${name} who is that`, `remind me who ${name} is`],
        says: ended(`${name} ${role.startsWith('a') || role.startsWith('the') ? 'is ' : ''}${role}`),
        asks: null,
        things: [],
      }),
    ),
    ...[...touchstones.open, ...lookingPoints].map(
      ({ name, text }, at): Answer => ({
        id: `what-${at}`,
        sort: 'meaning',
        asked: [`what is ${name}`, `tell me about ${name}`],
        says: ended(text),
        asks: null,
        things: [],
      }),
    ),
  ];
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const ended = (text: string): string => (/[.!?”]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
