/** The clause that takes up the reader's words, so that they can check they were heard. */
import { drawOf } from '../chance.ts';
import { plain } from '../counting.ts';
import { RECEIVE } from '../wording/receive.ts';
import { phrase, type Scene } from './scene.ts';
import { isClause, quoted, type Snip } from './snips.ts';

/** Leaves out what the question itself quotes; the question then does the receiving. */
export function receive(scene: Scene, question: string): string {
  const asked = plain(question);
  const free = (snip: Snip | undefined | null): Snip | undefined =>
    snip && !asked.includes(plain(snip.words)) ? snip : undefined;
  const anchor = free(scene.shown.anchor);
  const point = free(scene.shown.point);
  const turn = free(scene.shown.second_move);
  const second = turn && isClause(turn) && turn.stems.length > 1 ? turn : undefined;
  const quotesReader = scene.snips.some(({ words }) => asked.includes(plain(words)));
  const draw = drawOf(`${scene.seed}/receive`);
  if (second && quotesReader) return phrase(scene, RECEIVE.second, { second: quoted(second) });
  if (quotesReader) return '';
  if (scene.earlier && scene.snips[0] && sharesWord(scene.earlier, scene.snips[0])) {
    return phrase(scene, RECEIVE.earlier, { snip: quoted(scene.snips[0]), earlier: quoted(scene.earlier) });
  }
  if (anchor && point && draw % 3 > 0) {
    const [first, then] = inOrder(scene.message, anchor, point);
    return phrase(scene, RECEIVE.both, { anchor: quoted(first), point: quoted(then) });
  }
  const best = free(scene.snips[0]) ?? point ?? anchor;
  if (!best) return phrase(scene, RECEIVE.plain);
  return phrase(scene, best === anchor ? RECEIVE.anchor : RECEIVE.point, { snip: quoted(best) });
}

const inOrder = (message: string, a: Snip, b: Snip): [Snip, Snip] =>
  message.replace(/\s+/g, ' ').indexOf(a.words) <= message.replace(/\s+/g, ' ').indexOf(b.words)
    ? [a, b]
    : [b, a];

const sharesWord = (a: Snip, b: Snip): boolean => a.stems.some((stem) => b.stems.includes(stem));
