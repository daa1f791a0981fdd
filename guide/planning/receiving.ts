/** The clause that takes up the reader's words, so that they can check they were heard. */
import { drawOf } from '../chance.ts';
import { contentStems, plain } from '../counting.ts';
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
  const best = free(scene.snips[0]) ?? point ?? anchor;
  const about = isAbout(scene, question);
  if (best && !about && turnsElsewhere(scene, question))
    return phrase(scene, RECEIVE.onward, { snip: quoted(best) });
  if (anchor && point && draw % 3 > 0) {
    const [first, then] = inOrder(scene.message, anchor, point);
    return phrase(scene, RECEIVE.both, { anchor: quoted(first), point: quoted(then) });
  }
  if (!best) return phrase(scene, RECEIVE.plain);
  if (best === anchor) return phrase(scene, RECEIVE.anchor, { snip: quoted(best) });
  return phrase(scene, about ? [...RECEIVE.stay, ...RECEIVE.point] : RECEIVE.point, { snip: quoted(best) });
}

/** The catalogue's own questions know nothing of what was said. */
const turnsElsewhere = ({ far, near }: Scene, question: string): boolean =>
  [far, near].some(({ slots: { debate, factQuestion, test } }) =>
    [debate, factQuestion, test].some((one) => one && question.endsWith(one)),
  );

function isAbout({ message, talk }: Scene, question: string): boolean {
  const ofEveryTurn = new Set(contentStems(`${talk.subject.title} ${talk.subject.creator}`));
  const said = new Set(contentStems(message).filter((stem) => !ofEveryTurn.has(stem)));
  return contentStems(question).some((stem) => said.has(stem));
}

const inOrder = (message: string, a: Snip, b: Snip): [Snip, Snip] =>
  message.replace(/\s+/g, ' ').indexOf(a.words) <= message.replace(/\s+/g, ' ').indexOf(b.words)
    ? [a, b]
    : [b, a];

const sharesWord = (a: Snip, b: Snip): boolean => a.stems.some((stem) => b.stems.includes(stem));
