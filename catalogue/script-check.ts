/** What scripts/README.md asks of a script, as far as a program can see it. Returns a sentence for each fault. */
import * as z from 'zod';
import type { Script } from './script.ts';
import { objectivesFor } from './script-objectives.ts';

const from = z.int().min(0).optional();
const line = (max: number) => z.string().trim().min(2).max(max);

const remark = z.strictObject({
  side: z.enum(['fact', 'effect', 'tension', 'rhyme', 'readers', 'against']),
  hears: z.array(line(90)).min(2).max(5),
  says: line(460),
  asks: line(260),
  named: line(260).optional(),
  from,
});

const thing = z.strictObject({
  id: line(60),
  sort: z.enum([
    'person',
    'scene',
    'place',
    'object',
    'image',
    'passage',
    'form',
    'theme',
    'making',
    'maker',
    'idea',
    'study',
    'case',
    'neighbour',
    'objection',
    'region',
    'colour',
    'work',
  ]),
  names: z.array(line(60)).min(1),
  meant: z.array(line(80)).min(1).max(10),
  is: line(240),
  from,
  remarks: z.array(remark).min(3).max(6),
  related: z.array(z.string()).min(1).max(6),
});

const position = z.strictObject({
  id: line(60),
  tap: line(34),
  means: line(200),
  said: z.array(line(160)).min(5).max(10),
  voice: line(400).optional(),
  uptake: line(300),
  asks: line(340),
});

const inquiry = z.strictObject({
  id: line(60),
  for: z.array(z.string()).min(1),
  depth: z.enum(['notice', 'explain', 'relate', 'extend']),
  from,
  ask: z.array(line(320)).length(2),
  plain: line(200),
  named: line(320).optional(),
  shape: z.enum(['rivals', 'kinds']),
  things: z.array(z.string()).min(1).max(10),
  positions: z.array(position).min(2).max(5),
  slips: z
    .array(
      z.strictObject({
        believes: line(200),
        said: z.array(line(120)).min(2),
        correct: line(320),
        asks: line(260),
        from,
      }),
    )
    .max(2),
  probes: z.array(line(340)).length(3),
  counter: z.strictObject({ says: line(340), asks: line(240) }),
  voices: z.array(z.strictObject({ who: line(160), says: line(340), asks: line(240) })).max(2),
  hints: z.array(line(300)).length(3),
  next: z.strictObject({
    needs_improvement: line(160),
    fair: line(160),
    good: line(160),
    excellent: line(160),
  }),
  landing: line(340),
  leads: z
    .array(z.strictObject({ to: z.string(), says: line(200) }))
    .min(1)
    .max(3),
});

const answer = z.strictObject({
  id: line(60),
  sort: z.enum([
    'who',
    'happens',
    'ending',
    'meaning',
    'why',
    'form',
    'making',
    'true',
    'place',
    'title',
    'hard',
    'next',
    'theory',
    'definition',
    'simply',
    'precisely',
    'practice',
    'fact',
  ]),
  asked: z.array(line(120)).min(6).max(12),
  says: line(900),
  asks: line(260).nullable(),
  things: z.array(z.string()).max(8),
  from,
});

export const scriptShape = z.strictObject({
  work: line(80),
  kind: z.enum(['book', 'movie', 'artwork', 'concept']),
  order: z.array(
    z.strictObject({
      place: line(80),
      chapter: z.int().positive().optional(),
      part: z.int().positive().optional(),
      happens: line(400),
    }),
  ),
  things: z.array(thing),
  lines: z.array(inquiry),
  answers: z.array(answer),
});

/** How much of each a script holds at least. */
export const DEPTHS = {
  full: { things: 25, lines: 10, answers: 25 },
  plain: { things: 12, lines: 4, answers: 15 },
} as const;

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const BANNED =
  /\b(?:delv(?:e|es|ing)|tapestry|testament to|nuanced|resonat(?:e|es|ing)|navigat(?:e|es|ing) the)\b|!/i;

export function faultsOf(input: unknown, depth: keyof typeof DEPTHS = 'full'): string[] {
  const parsed = scriptShape.safeParse(input);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).slice(0, 60);
  const script = parsed.data as Script;
  return [
    ...tooFew(script, depth),
    ...twice(script),
    ...deadLinks(script),
    ...places(script),
    ...texts(script),
    ...objectives(script),
  ];
}

function tooFew({ things, lines, answers }: Script, depth: keyof typeof DEPTHS): string[] {
  const least = DEPTHS[depth];
  return Object.entries({ things, lines, answers }).flatMap(([name, list]) =>
    list.length < least[name as keyof typeof least]
      ? [`${list.length} ${name}, at least ${least[name as keyof typeof least]}`]
      : [],
  );
}

function twice({ things, lines, answers }: Script): string[] {
  const found: string[] = [];
  for (const [name, ids] of Object.entries({
    thing: things.map(({ id }) => id),
    line: lines.map(({ id }) => id),
    answer: answers.map(({ id }) => id),
  }))
    for (const id of ids.filter((one, at) => ids.indexOf(one) !== at))
      found.push(`${name} ${id} stands twice`);
  const meant = new Map<string, string>();
  for (const { id, names, meant: ways } of things)
    for (const way of [...names, ...ways]) {
      const key = way.toLowerCase().replace(/^the /, '').trim();
      const other = meant.get(key);
      if (other && other !== id) found.push(`“${way}” means both ${other} and ${id}`);
      meant.set(key, id);
    }
  const said = new Map<string, string>();
  for (const thing of things)
    for (const { says, asks } of thing.remarks)
      for (const text of [says, asks]) {
        const other = said.get(text);
        if (other) found.push(`said twice (${other}, ${thing.id}): ${text.slice(0, 60)}`);
        said.set(text, thing.id);
      }
  return found;
}

function deadLinks({ things, lines, answers }: Script): string[] {
  const ids = new Set(things.map(({ id }) => id));
  const lineIds = new Set(lines.map(({ id }) => id));
  return [
    ...things.flatMap(({ id, related }) =>
      related
        .filter((to) => !ids.has(to) || to === id)
        .map((to) => `thing ${id}: related ${to} is no other thing`),
    ),
    ...lines.flatMap((one) => [
      ...one.things.filter((to) => !ids.has(to)).map((to) => `line ${one.id}: ${to} is no thing`),
      ...one.leads
        .filter(({ to }) => !lineIds.has(to) || to === one.id)
        .map(({ to }) => `line ${one.id}: leads to ${to}, which is no other line`),
    ]),
    ...answers.flatMap(({ id, things: of }) =>
      of.filter((to) => !ids.has(to)).map((to) => `answer ${id}: ${to} is no thing`),
    ),
  ];
}

function places({ kind, order, things, lines, answers }: Script): string[] {
  const last = order.length;
  const all: [string, number | undefined][] = [
    ...things.flatMap(({ id, from: at, remarks }) => [
      [`thing ${id}`, at] as [string, number | undefined],
      ...remarks.map(({ from: of }): [string, number | undefined] => [`a remark on ${id}`, of]),
    ]),
    ...lines.map(({ id, from: at }): [string, number | undefined] => [`line ${id}`, at]),
    ...answers.map(({ id, from: at }): [string, number | undefined] => [`answer ${id}`, at]),
  ];
  const beyond = all
    .filter(([, at]) => (at ?? 0) > last)
    .map(([name, at]) => `${name}: from ${at} of ${last} steps`);
  const story = kind === 'movie' || things.filter(({ sort }) => sort === 'person').length >= 6;
  const unmarked =
    story && (kind === 'movie' || kind === 'book') && last > 0 && !all.some(([, at]) => (at ?? 0) > 0)
      ? ['it has an order of events, but nothing in it is marked with `from`']
      : [];
  const endings = answers
    .filter(({ sort, from: at }) => sort === 'ending' && last > 0 && !at)
    .map(({ id }) => `answer ${id} tells the ending and has no \`from\``);
  return [...beyond, ...unmarked, ...endings];
}

function texts({ things, lines, answers }: Script): string[] {
  const found: string[] = [];
  const check = (where: string, text: string, least: number, most: number, question = false) => {
    const n = words(text);
    if (n < least || n > most) found.push(`${where}: ${n} words (${least} to ${most}): ${text.slice(0, 50)}`);
    if (BANNED.test(text))
      found.push(`${where}: a word or mark of the tone we do not want: ${text.slice(0, 60)}`);
    if (question && !text.includes('?')) found.push(`${where}: no question: ${text.slice(0, 60)}`);
  };
  for (const thing of things)
    for (const remark of thing.remarks) {
      check(`remark on ${thing.id}`, remark.says, 10, 70);
      check(`question on ${thing.id}`, remark.asks, 4, 36, true);
      if (/\byou(?:r|rs)?\b/i.test(remark.says) && thing.sort !== 'case')
        found.push(`remark on ${thing.id} speaks of the reader: ${remark.says.slice(0, 60)}`);
      if (remark.says.includes('?')) found.push(`remark on ${thing.id} asks inside \`says\``);
    }
  for (const one of lines) {
    for (const text of [...one.ask, ...(one.named ? [one.named] : [])]) {
      check(`ask of ${one.id}`, text, 8, 50, true);
      if (text.split('?').length !== 2)
        found.push(`ask of ${one.id}: exactly one question: ${text.slice(0, 60)}`);
    }
    check(`plain of ${one.id}`, one.plain, 4, 28, true);
    for (const text of one.probes) check(`probe of ${one.id}`, text, 8, 55);
    for (const { id, asks, uptake, voice } of one.positions) {
      check(`question of ${one.id}/${id}`, asks, 5, 55, true);
      check(`uptake of ${one.id}/${id}`, uptake, 5, 45);
      if (one.shape === 'rivals' && !voice) found.push(`${one.id}/${id}: a rival without a voice`);
    }
    check(`landing of ${one.id}`, one.landing, 10, 60);
  }
  for (const { id, says } of answers) check(`answer ${id}`, says, 6, 150);
  return found;
}

function objectives({ kind, lines }: Script): string[] {
  const known = objectivesFor(kind);
  const open = new Set(lines.filter(({ from: at }) => !at).flatMap((one) => one.for));
  return [
    ...lines.flatMap((one) =>
      one.for.filter((slug) => !known.includes(slug)).map((slug) => `line ${one.id}: no objective ${slug}`),
    ),
    ...known.filter((slug) => !open.has(slug)).map((slug) => `no open line serves ${slug}`),
  ];
}
