/** What to do with a reply that is an attempt, by its level and by what it lacked. */
import { drawOf } from '../chance.ts';
import { MOVES } from '../wording/moves.ts';
import { nextHint } from './hinting.ts';
import { receive } from './receiving.ts';
import { ask, hasCap, type Scene } from './scene.ts';
import { speaksInGeneral } from './stance.ts';
import { listsFor, OWN_DAYS, type Step } from './steps.ts';
import { type PlannedTurn, turnOf } from './turn.ts';

const GAP_STEP: Record<string, Step> = {
  anchor: 'anchor',
  point: 'point',
  link: 'link',
  second_move: 'test',
};

export function byLevel(scene: Scene, rating: string): PlannedTurn {
  const { state } = scene;
  if (rating === 'fair') {
    if (hasCap(scene, 'off_question') || hasCap(scene, 'work_only')) {
      return withReceipt(scene, 'bridge', ask(scene, [MOVES.bridge, scene.words.anchor], 'near').text);
    }
    if (hasCap(scene, 'generic') && speaksInGeneral(scene.message) && state.gapRun.gap !== 'generic') {
      return withReceipt(scene, 'generic', ask(scene, [MOVES.generic, scene.words.anchor], 'near').text);
    }
    if (state.lastMoves.has('summary')) {
      return withReceipt(scene, 'test', ask(scene, [...listsFor(scene, 'test'), MOVES.clarify]).text);
    }
    if (hasCap(scene, 'generic')) return aboutGap(scene, isParticular(scene) ? 'link' : 'anchor');
    return aboutGap(scene, GAP_STEP[scene.verdict?.missing ?? 'link'] ?? 'link');
  }
  if (rating === 'good') {
    const variety = change(scene);
    if (variety) return variety;
    return withReceipt(scene, 'test', ask(scene, listsFor(scene, 'test')).text);
  }
  const handOver =
    state.exchanges.at(-1)?.rating === 'excellent'
      ? [MOVES.question, ...listsFor(scene, 'extend')]
      : listsFor(scene, 'extend');
  return withReceipt(scene, 'extend', ask(scene, handOver).text);
}

const PARTICULAR_WORDS = 5;

/** Of a work we hold no notes on, names and things count as particulars; of one we know, what belongs to it. */
function isParticular({ snips, far, reading }: Scene): boolean {
  if (far.knowledge) return reading.mentions.length > 0;
  return new Set(snips.flatMap(({ stems }) => stems)).size >= PARTICULAR_WORDS;
}

/** The same thing lacking twice in a row calls for a hint; after three hints the thread is left. */
export function aboutGap(scene: Scene, step: Step): PlannedTurn {
  const { state } = scene;
  const hinted = ['where', 'contrast', 'half'].includes(state.lastAsk ?? '');
  if ((state.gapRun.gap === step && state.gapRun.length >= 1) || (hinted && state.hints < 3)) {
    const receipt = receive(scene, '');
    return nextHint(scene, receipt);
  }
  return withReceipt(scene, step, ask(scene, listsFor(scene, step), 'near').text);
}

/** Every third or fourth turn another form, and now and then a word from five turns ago. */
function change(scene: Scene): PlannedTurn | null {
  const { state } = scene;
  if (scene.earlier && state.turn % 5 === 1)
    return withReceipt(scene, 'callback', ask(scene, [MOVES.callback]).text);
  // There is no arguing against what somebody lived through.
  if (state.turn % 4 !== 3 || !scene.slots.snip || OWN_DAYS.has(state.objective.slug)) return null;
  // What does not name what was just said would pass it over.
  const about = (templates: readonly string[]) => templates.filter((one) => /\{(?:snip|thesis)\}/.test(one));
  const lists = [scene.shown.point ? about(MOVES.switch_sides) : [], about(MOVES.teach_me)];
  const list = drawOf(`${scene.seed}/form`) % 2 === 0 ? lists : lists.toReversed();
  return withReceipt(scene, 'switch_sides', ask(scene, list).text);
}

const withReceipt = (scene: Scene, move: string, question: string): PlannedTurn =>
  turnOf(move, receive(scene, question), question);
