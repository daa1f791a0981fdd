/** Where the talk goes on from a turn that was no reply: a new question, a small one, or the old one again. */
import { MOVES } from '../wording/moves.ts';
import { menuLines } from './doors.ts';
import { ask, type Scene } from './scene.ts';
import { listsFor } from './steps.ts';

/** The next question of the objective at the rung the reader stands on. */
export function nextQuestion(scene: Scene): string {
  const { state, words } = scene;
  const step = (['anchor', 'point', 'test', 'extend'] as const)[state.rung - 1] ?? 'test';
  const begun = state.snips.length > 0;
  return ask(
    scene,
    begun ? listsFor(scene, step).map(withoutOwnWords) : [words.open, words.narrow, MOVES.start],
  ).text;
}

/** Put the question away, and what led to it goes along: the new one leans on nothing said before. */
export const freshQuestion = (scene: Scene): string =>
  ask(scene, [scene.words.open, MOVES.start, scene.words.narrow]).text;

/** Questions that quote a reply have nothing to quote here. */
export const withoutOwnWords = (list: readonly string[]) =>
  list.filter((template) => !/\{(?:snip|thesis|anchor|point)\}/.test(template));

export const smallStart = (scene: Scene): string =>
  ask(scene, [scene.words.narrow, MOVES.narrow, MOVES.start]).text;

export const takeUpAgain = (scene: Scene, list: readonly string[] = MOVES.again): string =>
  scene.state.lastQuestion === '' || menuLines(scene.talk.turns.at(-1)?.text ?? '').length > 0
    ? ask(scene, [scene.words.open, MOVES.start]).text
    : ask(scene, [list, MOVES.start]).text;
