/** "What did I say about Paul D?": the reader's own words, looked up in the talk. */
import { contentStems, overlap } from '../counting.ts';
import { takeUpAgain } from './next-question.ts';
import { occasion, type Scene } from './scene.ts';
import { quoted, type Snip, snipsOf } from './snips.ts';
import { summary } from './summing-up.ts';
import { EXPLANATION_WORDS, type PlannedTurn, turnOf } from './turn.ts';

const ASIDE = new Set(
  contentStems(
    'what did say said earlier before first last answer reply point thought remind repeat just again view idea claim write wrote',
  ),
);
const LONGEST = 14;

export function ownWords(scene: Scene): PlannedTurn {
  const wanted = contentStems(scene.message).filter((stem) => !ASIDE.has(stem));
  if (wanted.length === 0) return summary(scene);
  const [one, two] = saidOf(wanted, scene);
  const lead = !one
    ? occasion(scene, 'own_words_none')
    : two
      ? occasion(scene, 'own_words_both', { one: quoted(one), two: quoted(two) })
      : occasion(scene, 'own_words', { one: quoted(one) });
  return turnOf('answer', lead, takeUpAgain(scene), { limit: EXPLANATION_WORDS });
}

/** The first and the latest message that speaks of it, each by its piece that does. */
function saidOf(wanted: readonly string[], { state }: Scene): Snip[] {
  const found = state.exchanges.flatMap(({ message }) => {
    const pieces = snipsOf(message, { longest: LONGEST, terms: wanted });
    const about = pieces.find(({ stems }) => overlap(wanted, stems) > 0);
    return about ? [about] : [];
  });
  const last = found.at(-1);
  return found[0] && last && last !== found[0] ? [found[0], last] : found.slice(0, 1);
}
