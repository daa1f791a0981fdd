/** Which lists of questions serve which step under which objective, in order of preference. */
import { drawOf } from '../chance.ts';
import { MOVES, type SharedMove } from '../wording/moves.ts';
import type { ObjectiveWords, Template } from '../wording/table.ts';
import type { Scene } from './scene.ts';

const TESTS: Record<string, readonly SharedMove[]> = {
  'critical-thinking': ['counter', 'assume', 'other_view'],
  'critical-viewing': ['counter', 'assume', 'other_view'],
  'perspective-empathy': ['other_view', 'assume', 'counter'],
  'character-perspective': ['other_view', 'assume', 'counter'],
  application: ['assume', 'counter', 'transfer'],
  'knowledge-synthesis': ['compare', 'counter', 'assume'],
  'compare-artworks': ['compare', 'other_view', 'assume'],
  'themes-symbolism': ['other_view', 'counter', 'assume'],
  techniques: ['counter', 'compare', 'assume'],
  'cinematic-techniques': ['counter', 'compare', 'assume'],
  'movement-context': ['assume', 'compare', 'counter'],
  'genre-context': ['assume', 'compare', 'counter'],
  'personal-reflection': ['clarify', 'other_view', 'assume'],
  'recall-key-facts': ['question'],
  'recall-key-scenes': ['question'],
};
const GENERAL_TESTS: readonly SharedMove[] = ['counter', 'other_view', 'assume', 'clarify'];
const EXTENSIONS: readonly SharedMove[] = ['imply', 'transfer', 'question'];
/** From a reader's own days nothing follows for the rest of the work. */
const OWN_EXTENSIONS: readonly SharedMove[] = ['question'];

export const OWN_DAYS = new Set(['application', 'personal-reflection']);

export type Step = Exclude<keyof ObjectiveWords, 'open' | 'carry'>;

/** The objective's own questions first; every third time a shared move, for variety. */
export function listsFor(scene: Scene, step: Step): (readonly Template[])[] {
  const own = scene.words[step];
  const shared = sharedFor(scene, step).map((move) => MOVES[move]);
  const sharedFirst = (step === 'test' || step === 'extend') && drawOf(`${scene.seed}/variety`) % 3 === 0;
  const lists = sharedFirst ? [...shared.slice(0, 1), own, ...shared.slice(1)] : [own, ...shared];
  return tiredOf(scene, step) ? [...lists.slice(1), own] : lists;
}

function sharedFor({ state }: Scene, step: Step): readonly SharedMove[] {
  if (step === 'test') return TESTS[state.objective.slug] ?? GENERAL_TESTS;
  if (step === 'extend') return OWN_DAYS.has(state.objective.slug) ? OWN_EXTENSIONS : EXTENSIONS;
  return [step];
}

/** No move more than twice running. */
const tiredOf = ({ state }: Scene, step: Step): boolean =>
  state.exchanges.length >= 2 && state.exchanges.slice(-2).every(({ ask }) => ask === step);
