/**
 * What could be said to a thought: everything its author prepared that may be said and was not, each with what
 * speaks for it. How much each of these counts was learned from turns that people rated (training/train-choice.ts).
 */
import type { Line } from '#catalogue/script.ts';
import { type Meaning, meaningOf, nearness, sharedWords } from '../language/meaning.ts';
import { wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';
import type { UnderstoodSentence } from '../understanding/understanding.ts';
import type { KnownRemark, Work } from '../works/work.ts';
import { alike } from './bearing.ts';
import type { Draft } from './draft.ts';
import { mayHear, reach } from './gate.ts';
import { lineOf } from './lines.ts';

export type CandidateKind = 'remark' | 'position' | 'probe' | 'counter' | 'voice' | 'rivals';

export type Candidate = {
  kind: CandidateKind;
  key: string;
  line: Line | null;
  remark: KnownRemark | null;
  /** The position's id, or the number of the probe or voice. */
  which: string;
  /** What would be said, whole: for those who rate it, and for comparing. */
  text: string;
  features: Record<string, number>;
};

/** Of remarks only the likelier are weighed. */
const MOST_REMARKS = 24;

type Asked = {
  draft: Draft;
  work: Work;
  vectors: Vectors;
  mentions: Map<string, number>;
  whole: Meaning;
  each: Meaning[];
  common: Record<string, number>;
};

export function candidatesFor(
  draft: Draft,
  sentences: readonly UnderstoodSentence[],
  vectors: Vectors,
  work: Work = draft.now.work,
): Candidate[] {
  const mentions = new Map<string, number>();
  for (const { things } of sentences)
    for (const { thing, sure } of things) mentions.set(thing, Math.max(mentions.get(thing) ?? 0, sure));
  const meaning = (text: string) => meaningOf(wordsIn(text), vectors);
  const each = sentences.map(({ words }) => meaningOf(words, vectors));
  const whole = meaning(sentences.map(({ text }) => text).join(' '));
  const words = sentences.reduce((sum, one) => sum + one.words.length, 0);
  const asked: Asked = {
    draft,
    work,
    vectors,
    mentions,
    whole,
    each,
    common: {
      long: Math.min(1, words / 40),
      feeling: sentences.some(({ act }) => act === 'feeling') ? 1 : 0,
      experience: sentences.some(({ act }) => act === 'experience') ? 1 : 0,
      names: Math.min(1, mentions.size / 2),
    },
  };
  return [...remarks(asked), ...ofLine(asked)];
}

function remarks({ draft, work, mentions, whole, each, common }: Asked): Candidate[] {
  const { state } = draft.now;
  const reached = reach(state, work, [...mentions.keys()]);
  const lately = state.recent.slice(0, 3);
  return work.remarks
    .filter(
      ({ key, thing, from }) =>
        !draft.has(key) &&
        !state.refused.includes(thing) &&
        mayHear(from, reached, mentions.has(thing) ? (work.things.get(thing)?.from ?? 0) : 0),
    )
    .map((remark): Candidate => {
      const sure = mentions.get(remark.thing) ?? 0;
      const hears = best(remark.hears.flatMap((heard) => each.map((one) => alike(one, heard))));
      const says = Math.max(0, nearness(whole, remark.says));
      const shared = sharedWords(whole, remark.says);
      const others = [...remark.names].filter((thing) => (mentions.get(thing) ?? 0) > 0.6).length;
      const { side } = remark.remark;
      return {
        kind: 'remark',
        key: remark.key,
        line: null,
        remark,
        which: '',
        text: `${remark.remark.says} ${remark.remark.asks}`,
        features: {
          ...prefixed('remark', { ...common, one: 1 }),
          sure,
          named: sure >= 0.75 ? 1 : 0,
          hears,
          says,
          shared,
          told: Math.max(0, sharedWords(remark.says, whole) - 0.35),
          others: Math.min(2, others),
          'sure*hears': sure * hears,
          'sure*says': sure * says,
          'hears*says': hears * says,
          lately: lately.includes(remark.thing) ? 1 : 0,
          'asked of it': state.ask?.thing === remark.thing ? 1 : 0,
          [`side ${side}`]: 1,
          [`side ${side}*feeling`]: common.feeling ?? 0,
          again: state.moves.slice(-2).filter((move) => move === 'remark').length / 2,
        },
      };
    })
    .sort((a, b) => rough(b.features) - rough(a.features))
    .slice(0, MOST_REMARKS);
}

const rough = (of: Record<string, number>): number =>
  (of.sure ?? 0) + (of.hears ?? 0) + (of.says ?? 0) + 0.3 * (of.others ?? 0);

/** What the question that was asked has ready: it fits only while the reader answers that very question. */
function ofLine({ draft, work, vectors, mentions, whole, each, common }: Asked): Candidate[] {
  const { state } = draft.now;
  const line = lineOf(work, state.ask?.line ?? null);
  if (!line) return [];
  const meaning = (text: string) => meaningOf(wordsIn(text), vectors);
  const near = Math.max(0, nearness(whole, meaning(line.ask.join(' '))));
  const ofIt = line.things.filter((thing) => (mentions.get(thing) ?? 0) > 0.6).length;
  const strange = [...mentions].filter(([thing, sure]) => sure > 0.75 && !line.things.includes(thing)).length;
  const shared = {
    near,
    'of it': Math.min(1, ofIt),
    strange: Math.min(1, strange),
    nothing: mentions.size === 0 ? 1 : 0,
  };
  const candidate = (
    kind: CandidateKind,
    key: string,
    which: string,
    text: string,
    more: Record<string, number> = {},
  ): Candidate[] =>
    draft.has(key)
      ? []
      : [
          {
            kind,
            key,
            line,
            remark: null,
            which,
            text,
            features: prefixed(kind, { ...common, ...shared, ...more, one: 1 }),
          },
        ];

  const taken = line.positions.flatMap((position) => {
    const ways = [position.means, ...position.said].map(meaning);
    const said = best(ways.flatMap((way) => each.map((one) => alike(one, way))));
    const voice = position.voice ? Math.max(0, nearness(whole, meaning(position.voice))) : 0;
    return { position, said, voice };
  });
  const second = (id: string) =>
    best(taken.filter(({ position }) => position.id !== id).map(({ said }) => said));
  const counter = line.counter.says
    ? candidate('counter', `counter:${line.id}`, '', `${line.counter.says} ${line.counter.asks}`, {
        says: Math.max(0, nearness(whole, meaning(line.counter.says))),
      })
    : [];
  const probe = line.probes.findIndex((_, at) => !draft.has(`probe:${line.id}/${at}`));
  const voice = line.voices.findIndex((_, at) => !draft.has(`voice:${line.id}/${at}`));
  const [one, two] = line.positions.filter(({ voice: spoken }) => spoken);
  return [
    ...taken.flatMap(({ position, said, voice: spoken }) =>
      candidate(
        'position',
        `position:${line.id}/${position.id}`,
        position.id,
        `${position.uptake} ${position.asks}`,
        {
          said,
          ahead: said - second(position.id),
          voice: spoken,
          sure: said > 0.6 && said - second(position.id) > 0.1 ? 1 : 0,
        },
      ),
    ),
    ...line.probes.flatMap((text, at) =>
      at === probe || at === probe + 1
        ? candidate('probe', `probe:${line.id}/${at}`, String(at), text, {
            says: Math.max(0, nearness(whole, meaning(text))),
            first: at === probe ? 1 : 0,
          })
        : [],
    ),
    ...counter,
    ...line.voices.flatMap(({ who, says, asks }, at) =>
      at === voice
        ? candidate('voice', `voice:${line.id}/${at}`, String(at), `${who}: ${says} ${asks}`, {
            says: Math.max(0, nearness(whole, meaning(says))),
          })
        : [],
    ),
    ...(line.shape === 'rivals' && one?.voice && two?.voice
      ? candidate(
          'rivals',
          `rivals:${line.id}`,
          '',
          `One: ${one.voice} The other: ${two.voice} Which of them is nearer to you?`,
        )
      : []),
  ];
}

const best = (values: readonly number[]): number => Math.max(0, ...values);

const prefixed = (name: string, features: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(features).map(([key, value]) => [`${name} ${key}`, value]));

/** How good a candidate is likely to be, on the scale of those who rated turns: 0 to 3. */
export function worthOf({ features }: Candidate, weights: Readonly<Record<string, number>>): number {
  let sum = weights.bias ?? 0;
  for (const [name, value] of Object.entries(features)) sum += (weights[name] ?? 0) * value;
  return sum;
}
