/** Summaries, the offer to stop, and the close: all in the reader's own words. */
import { pick } from '../chance.ts';
import { plain } from '../counting.ts';
import type { Criterion } from '../types.ts';
import { fill } from '../wording/fill.ts';
import * as wording from '../wording/summaries.ts';
import type { Template } from '../wording/table.ts';
import { chooseAsk } from './asking.ts';
import { phrase, type Scene } from './scene.ts';
import { quoted, type Snip, snipsOf, telling } from './snips.ts';
import { OWN_DAYS } from './steps.ts';
import { EXPLANATION_WORDS, type PlannedTurn, turnOf } from './turn.ts';

type Said = { snip: Snip; weight: number };
const WEIGHT = { excellent: 3, good: 2, fair: 1, needs_improvement: 0 };

/** What the reader has said, this message included, oldest first and nothing twice. */
function saidSoFar(scene: Scene): Said[] {
  const now =
    scene.verdict && scene.verdict.rating !== 'needs_improvement' ? telling(scene.snips) : undefined;
  const all: Said[] = [
    ...scene.state.snips.map(({ snip, rating }) => ({ snip, weight: WEIGHT[rating] })),
    ...(now ? [{ snip: now, weight: WEIGHT[scene.verdict?.rating ?? 'fair'] }] : []),
  ];
  const seen = new Set<string>();
  const sound = all.filter(({ weight, snip }) => weight > 1 || snip === now);
  return (sound.length >= 2 ? sound : all).filter(({ snip }) => {
    const key = plain(snip.words);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

export const canSumUp = (scene: Scene): boolean => saidSoFar(scene).length >= 2;

/** First, weightiest of the middle, last. */
export function summary(scene: Scene): PlannedTurn {
  const said = saidSoFar(scene);
  const first = said[0];
  const last = said.at(-1);
  const middle = said.slice(1, -1).toSorted((a, b) => b.weight - a.weight)[0];
  const slots = {
    one: quoted(first?.snip),
    two: quoted(middle?.snip),
    three: quoted(last?.snip),
    open: openPoint(scene),
  };
  const list =
    said.length >= 3
      ? wording.SUMMARIES
      : said.length === 2
        ? wording.SHORT_SUMMARIES
        : said.length === 1
          ? wording.SINGLE_SUMMARIES
          : wording.EMPTY_SUMMARIES;
  const question = said.length > 0 ? [questionsUnder(scene)] : [scene.words.narrow];
  return turnOf('summary', phrase(scene, list, slots), summaryQuestion(scene, question), {
    limit: EXPLANATION_WORDS,
    apart: true,
  });
}

function questionsUnder({ state: { objective } }: Scene): readonly Template[] {
  if (objective.slug.startsWith('recall')) return wording.RECALL_QUESTIONS;
  return OWN_DAYS.has(objective.slug) ? wording.OWN_QUESTIONS : wording.SUMMARY_QUESTIONS;
}

const summaryQuestion = (scene: Scene, lists: readonly (readonly string[])[]): string =>
  chooseAsk({
    seed: scene.seed,
    lists: [...lists, scene.words.extend],
    slots: { ...scene.far.slots, ...scene.slots },
    state: scene.state,
    material: scene.far,
  }).text;

function openPoint(scene: Scene): string {
  const gap: Criterion = scene.verdict?.missing ?? 'second_move';
  return fill(pick(wording.OPEN_POINTS[gap], scene.seed) ?? '', scene.far.slots) ?? 'how far it reaches';
}

export function offerToClose(scene: Scene): PlannedTurn {
  const said = saidSoFar(scene);
  const first = said[0];
  const last = said.at(-1);
  const slots = { first: quoted(first?.snip), current: quoted(last?.snip), ...scene.far.slots };
  const lists =
    said.length >= 2 ? [wording.CLOSE_OFFERS, wording.SHORT_CLOSE_OFFERS] : [wording.SHORT_CLOSE_OFFERS];
  const offer = chooseAsk({ seed: scene.seed, lists, slots, state: scene.state, material: scene.far });
  return turnOf('offer', '', offer.text);
}

const CLOSING_SNIP = 12;

/** Three lines: the strongest thought, what moved, one thing to carry. Nothing is asked. */
export function close(scene: Scene): PlannedTurn {
  const said = saidSoFar(scene);
  const best = strongestOf(said);
  const carry = phrase(scene, scene.words.carry);
  if (!best) return turnOf('close', [phrase(scene, wording.CLOSE_EMPTY), carry].join('\n\n'), null);
  const first = said[0];
  const last = said.at(-1);
  const moved =
    first && last && first !== last
      ? phrase(scene, wording.CLOSE_MOVED, { first: quoted(first.snip), current: quoted(last.snip) })
      : phrase(scene, wording.CLOSE_HELD);
  const strongest = phrase(scene, wording.CLOSE_STRONGEST, { strongest: quoted(longer(scene, best.snip)) });
  return turnOf('close', [strongest, moved, carry].join('\n\n'), null);
}

/** Of equals rather one that is neither where the reader began nor where they are: those two are named anyhow. */
function strongestOf(said: readonly Said[]): Said | undefined {
  const most = Math.max(...said.map(({ weight }) => weight));
  const equals = said.filter(({ weight }) => weight === most);
  const between = equals.filter((one) => one !== said[0] && one !== said.at(-1));
  return (between.length > 0 ? between : equals).toSorted((a, b) => b.snip.score - a.snip.score)[0];
}

/** The same words with a few more around them, where the reader gave them. */
function longer(scene: Scene, snip: Snip): Snip {
  const messages = [
    ...scene.talk.turns.filter(({ role }) => role === 'reader').map(({ text }) => text),
    scene.message,
  ];
  const source = messages.find((text) => text.replace(/\s+/g, ' ').includes(snip.words)) ?? '';
  return snipsOf(source, { longest: CLOSING_SNIP }).find(({ words }) => words.includes(snip.words)) ?? snip;
}
