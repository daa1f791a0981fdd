import type { Hit } from './phrases.ts';
import type { Word } from './words.ts';

const NEGATIONS = new Set('not isnt wasnt arent werent doesnt dont didnt never nor less'.split(' '));
const TURNS = new Set('but its hes shes theyre rather instead its just only'.split(' '));
/** How far a correction may reach. */
const REACH = 14;

/** "not a vice, he's a guest", "worse off, not deceived": one thing set right against another. */
export function correctionsIn(words: readonly Word[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word || !NEGATIONS.has(word.fold)) continue;
    if (word.fold === 'not' && word.afterPause && !word.opens) {
      hits.push({ from: Math.max(0, at - 4), to: Math.min(words.length, at + 4), phrase: 'not' });
      continue;
    }
    for (let next = at + 2; next < Math.min(words.length, at + REACH); next++) {
      const turn = words[next];
      if (!turn || turn.sentence > word.sentence + 1) break;
      if ((turn.afterPause || turn.opens) && TURNS.has(turn.fold)) {
        hits.push({ from: at, to: Math.min(words.length, next + 4), phrase: turn.fold });
        at = next;
        break;
      }
    }
  }
  return hits;
}
