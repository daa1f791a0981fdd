/** One message with all that is needed to answer it. */
import { drawOf, shuffled } from '../chance.ts';
import { contentStems, overlap, plain } from '../counting.ts';
import type { Cap, Criterion, Reading, Talk, Verdict } from '../types.ts';
import { fill, type Slots } from '../wording/fill.ts';
import { OCCASIONS, type Occasion } from '../wording/occasions.ts';
import type { ObjectiveWords, Template } from '../wording/table.ts';
import { type Asked, chooseAsk } from './asking.ts';
import { menuLines } from './doors.ts';
import { type Material, materialOf } from './material.ts';
import { type ReaderWords, readerWordsOf } from './reader-words.ts';
import { TABLES } from './recognise.ts';
import { workBesides } from './second-work.ts';
import { quoted, type Snip, snipsOf } from './snips.ts';
import { type State, stateOf } from './state.ts';
import { known } from './subject.ts';
import { saidOutright, thesisOf } from './thesis.ts';

export type Scene = {
  talk: Talk;
  message: string;
  reading: Reading;
  verdict: Verdict | null;
  state: State;
  seed: string;
  /** Places near to what the reader said, and far from it. */
  near: Material;
  far: Material;
  words: ObjectiveWords;
  readerWords: ReaderWords;
  /** The reader's own words in this message: the best of them, and those that show a criterion. */
  snips: Snip[];
  shown: Partial<Record<Criterion, Snip>>;
  /** Something said five turns ago or so. */
  earlier: Snip | null;
  slots: Slots;
};

const CALLBACK_AFTER = 4;

export function sceneOf(talk: Talk, message: string, reading: Reading, verdict: Verdict | null): Scene {
  const state = stateOf(talk, message, reading, verdict);
  const seed = `${talk.seed}/${state.turn}`;
  const readerWords = readerWordsOf(talk, message);
  const wish = {
    seed,
    said: state.said,
    reader: readerWords,
    other: workBesides(talk, message, known(talk.subject).knowledge?.id ?? null),
  };
  const far = materialOf(talk, message, { ...wish, place: 'far' });
  const chosen = lineChosen(state, talk);
  const near = materialOf(talk, chosen ?? message, {
    ...wish,
    place: 'near',
    cast: chosen ?? turnedTo(reading, message, far),
  });
  const table = TABLES[far.kind];
  const words = table[state.objective.slug] ?? table['general-discussion'];
  if (!words) throw new Error(`No wording for ${far.kind}.`);
  const observed = verdict?.criteria ?? reading.observations;
  const snips = snipsOf(message, {
    dull: contentStems(`${talk.subject.title} ${talk.subject.creator} ${state.lastQuestion}`),
    terms: contentStems(
      [...far.places.map(({ name }) => name), ...far.people.map(({ name }) => name)].join(' '),
    ),
    spans: observed.map(({ span }) => span.text),
  });
  const shown = shownIn(observed, snips);
  const earlier = earlierOf(state, snips[0] ?? null);
  const thesis = thesisOf(snips, observed);
  return {
    talk,
    message,
    reading,
    verdict,
    state,
    seed,
    near,
    far,
    words,
    readerWords,
    snips,
    shown,
    earlier,
    slots: {
      snip: quoted(thesis ?? saidOutright(snips)),
      thesis: quoted(thesis),
      anchor: quoted(firm(shown.anchor)),
      point: quoted(shown.point),
      earlier: quoted(earlier ?? undefined),
    },
  };
}

/** "Can we talk about Daisy instead": whom they would sooner hear of, by their full names. */
function turnedTo({ kind }: Reading, message: string, { people, kinship }: Material): string | null {
  if (kind !== 'menu_choice') return null;
  const said = contentStems(message);
  const names = [...people.map(({ name }) => name), ...Object.keys(kinship?.people ?? {})];
  return names.filter((name) => overlap(contentStems(name), said) > 0).join(', ');
}

/** The line a digit stands for: what it names is where the talk goes. */
export const lineChosen = ({ door }: State, { turns }: Talk): string | null =>
  door === null
    ? null
    : (menuLines(
        turns.findLast(({ role, text }) => role === 'guide' && menuLines(text).length > 0)?.text ?? '',
      )[door] ?? null);

/** A supposition is no evidence. */
const firm = (snip: Snip | undefined): Snip | undefined =>
  snip && /^(?:if|what|whether|maybe|unless|i would|one could)\b/i.test(snip.words) ? undefined : snip;

/** For each criterion the best piece inside its span, no piece twice. */
function shownIn(observed: Verdict['criteria'], snips: readonly Snip[]): Scene['shown'] {
  const shown: Scene['shown'] = {};
  const taken = new Set<Snip>();
  for (const criterion of ['anchor', 'second_move', 'point', 'link'] as const) {
    const spans = observed.filter((one) => one.criterion === criterion).map(({ span }) => plain(span.text));
    const found = snips.find(
      (snip) =>
        ![...taken].some((other) => other.clause === snip.clause || overlap(other.stems, snip.stems) > 0.5) &&
        spans.some(
          (span) => span.includes(plain(snip.words)) || (span.length > 3 && plain(snip.words).includes(span)),
        ),
    );
    if (!found) continue;
    shown[criterion] = found;
    taken.add(found);
  }
  return shown;
}

function earlierOf(state: State, now: Snip | null): Snip | null {
  const old = state.snips.filter(({ turn }) => state.turn - 1 - turn >= CALLBACK_AFTER);
  const sound = old.filter(({ rating }) => rating === 'excellent' || rating === 'good');
  const chosen =
    (now && sound.find(({ snip }) => snip.stems.some((stem) => now.stems.includes(stem)))) ?? sound[0];
  return chosen && plain(chosen.snip.words) !== plain(now?.words ?? '') ? chosen.snip : null;
}

/** One of several equal ways to say a thing, those not yet used in this talk first. */
export function phrase(scene: Scene, templates: readonly Template[], extra: Slots = {}): string {
  const slots = { ...scene.far.slots, ...scene.slots, ...extra };
  const ordered = shuffled(templates, `${scene.seed}/${templates[0]}`);
  const unused = ordered.filter((template) => !scene.state.usedTemplates.has(template));
  for (const template of [...unused, ...ordered]) {
    const text = fill(template, slots);
    if (text !== null) return text;
  }
  return '';
}

export const occasion = (scene: Scene, name: Occasion, extra: Slots = {}): string =>
  phrase(scene, OCCASIONS[name], extra);

/** After a mention, "the book" does as well as its title. */
function plainer(scene: Scene, slots: Slots): Slots {
  const often = scene.state.turn > 1 && drawOf(`${scene.seed}/plainer`) % 3 > 0;
  return often && scene.far.kind !== 'concept' ? { ...slots, title: slots.it } : slots;
}

const OWN_TITLE = /\{maker\}’s \{title\}/;
const MOST_IN_QUESTION = 62;

export function ask(
  scene: Scene,
  lists: readonly (readonly Template[])[],
  side: 'near' | 'far' = 'far',
  extra: Slots = {},
  accept: (text: string) => boolean = () => true,
): Asked {
  const material = scene[side];
  const slots = { ...material.slots, ...scene.slots, ...extra };
  const usable = lists.map((list) => list.filter((template) => !OWN_TITLE.test(template)));
  return chooseAsk({
    seed: scene.seed,
    lists: usable,
    slots: plainer(scene, slots),
    state: scene.state,
    material,
    accept: (text) => text.split(' ').length <= MOST_IN_QUESTION && accept(text),
  });
}

export const hasCap = ({ reading }: Scene, cap: Cap): boolean => reading.caps.some((one) => one.cap === cap);
