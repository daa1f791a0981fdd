/** What people often get wrong about a work, where a reader says it as their own. */
import type { Knowledge } from '#catalogue/types.ts';
import type { Span } from '../types.ts';
import { spanOfWords } from './spans.ts';
import { isContent, stem } from './stems.ts';
import { bySentence, foldsOf, type Word, type Words } from './words.ts';

/** `note` is left out where it would give plot away. */
export type Misbelief = { span: Span; note?: string };

const set = (words: string) => new Set(words.split(' '));

/** What turns a sentence into its opposite, or into somebody else's. A belief may hold one itself. */
const UNSAYING = set(
  'not no never none nobody nothing neither nor hardly without isnt wasnt arent werent doesnt dont didnt cannot cant couldnt wont wouldnt hasnt hadnt havent ' +
    'people everyone everybody often most many some critics readers viewers they supposedly actually unless if whether ' +
    'pretend pretends seems seem looks wants want wanted tries try tried would might could may like nearly almost less than rather instead thought assumed believed expected',
);
/** These do it from afar, too: "…, but it was his brother". */
const TAKING_BACK = set('wrong false myth mistake mistaken untrue legend though although but except until');
/** How far behind the belief's last word it may still be unsaid: "filled the tree is not what we see". */
const SOON_AFTER = 3;
/** What makes a belief too large: without it the sentence may well be true. */
const SWEEPING = set('only all every always alone entirely completely simply just mere merely once');

/** Fewer content words than this are met by chance. */
const FULL_BELIEF = 3;
/** A short belief must be there whole. */
const SHORT_BELIEF = 5;
const MOST_OF_IT = 0.8;
/** Other matter between its words makes another sentence of it. */
const BESIDE_AT_MOST = 2;

export function misbelievedIn(
  { raw, sentences }: Words,
  own: readonly Word[],
  { misconceptions }: Knowledge,
): Misbelief[] {
  const all = [
    ...misconceptions.open.map(({ belief, correction }) => ({ belief, note: correction })),
    ...misconceptions.spoilers.map(({ belief }) => ({ belief, note: undefined })),
  ];
  const said = bySentence(own).filter(([first]) => first && !sentences[first.sentence]?.asks);
  return all.flatMap(({ belief, note }) =>
    said.flatMap((words) =>
      holds(words, foldsOf(belief)) ? [{ span: spanOfWords(raw, words, 0, words.length), note }] : [],
    ),
  );
}

/** The sentence says what the belief says: its words in its order, close together, and nothing that unsays it. */
function holds(words: readonly Word[], belief: readonly string[]): boolean {
  const wanted = belief.filter(isContent).map(stem);
  if (wanted.length < FULL_BELIEF) return false;
  const least = wanted.length <= SHORT_BELIEF ? wanted.length : Math.ceil(wanted.length * MOST_OF_IT);
  const said = words.map(({ fold }) => fold);
  const content = said.flatMap((fold, at) => (isContent(fold) ? [{ stem: stem(fold), at }] : []));
  const found = inOrder(
    content.map((one) => one.stem),
    wanted,
  );
  if (found.length < least) return false;
  const [first = 0, last = 0] = [found[0], found.at(-1)];
  if (last - first + 1 - found.length > BESIDE_AT_MOST) return false;
  const end = (content[last]?.at ?? 0) + SOON_AFTER;
  const own = new Set(belief);
  const here = new Set(said);
  return (
    said.every(
      (word, at) =>
        own.has(word) ||
        !(TAKING_BACK.has(word) || isSetAgainst(words[at]) || (at <= end && UNSAYING.has(word))),
    ) && belief.every((word) => here.has(word) || !(UNSAYING.has(word) || SWEEPING.has(word)))
  );
}

/** "…, not inventing one". */
const isSetAgainst = (word: Word | undefined): boolean => word?.fold === 'not' && word.afterPause;

/** Where the wanted words stand one after another; those that are not there are passed over. */
function inOrder(content: readonly string[], wanted: readonly string[]): number[] {
  const found: number[] = [];
  for (const one of wanted) {
    const at = content.indexOf(one, (found.at(-1) ?? -1) + 1);
    if (at >= 0) found.push(at);
  }
  return found;
}
