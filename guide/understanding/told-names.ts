/** Names of people in a message about a work nobody here holds, and of things that have one. */
import type { Sentence, Word } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';

const NOT_NAMES = new Set(
  'i im ive id ill ok okay english french german spanish american british european god christmas monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december tv dvd ai lol omg'.split(
    ' ',
  ),
);
const PLACED = new Set(
  'a an the this that in at from to near into through towards around across outside inside'.split(' '),
);
/** After a name at the start of a sentence; without one of these it may be any word. */
const PEOPLE_DO = new Set(
  'is was has had says said goes went does did never always just knows knew tells told comes came thinks thought gets got makes made wants wanted keeps kept dies died leaves left and could would can will'.split(
    ' ',
  ),
);
/** So frequent that a capital alone does not make them a name. */
const EVERYDAY = 1500;
const MOST = 8;

export function namesTold(
  sentences: readonly Sentence[],
  known: ReadonlySet<string>,
  vectors: Vectors,
  earlier: readonly string[] = [],
): string[] {
  const found: string[] = [];
  for (const { text, start, words } of sentences) {
    let name: string[] = [];
    let end = -1;
    words.forEach((word, at) => {
      const raw = text.slice(word.start - start, word.end - start).replace(/['’]s$/, '');
      const rank = vectors.rankOf(word.text.replace(/'s$/, ''));
      const capital = /^\p{Lu}\p{Ll}/u.test(raw);
      const before = text.slice(0, word.start - start).trimEnd();
      // Whatever begins a sentence or a line of talk has a capital; whatever one is in, at or from is a place, and an article stands before no person.
      const first = at === 0 || /["“‘(:–—-]$/.test(before);
      const place = PLACED.has(words[at - 1]?.text ?? '') || words[at + 1]?.text === 'where';
      // “The Wild Duck”: after a capital that is no name stands the rest of a title.
      const inTitle = at > 1 && name.length === 0 && isCapital(text, start, words[at - 1]);
      const isName =
        capital &&
        !NOT_NAMES.has(word.text) &&
        !known.has(word.text) &&
        !place &&
        !inTitle &&
        (first
          ? PEOPLE_DO.has(words[at + 1]?.text ?? '') && (rank < 0 || rank > 4 * EVERYDAY)
          : rank < 0 || rank > EVERYDAY || name.length > 0);
      const joined = isName && name.length > 0 && word.start === end + 1;
      if (name.length > 0 && !joined) {
        found.push(name.join(' '));
        name = [];
      }
      if (isName) {
        name.push(raw);
        end = word.end;
      }
    });
    if (name.length > 0) found.push(name.join(' '));
  }
  const all = [...earlier, ...sentences.map(({ text }) => text)].join(' ');
  return [...new Set(found)]
    .filter((name) => name.length > 1 && name.length < 40 && !isPlaced(name, all))
    .slice(0, MOST);
}

const isCapital = (text: string, start: number, word: Word | undefined): boolean =>
  word !== undefined && word.end - word.start > 1 && /^\p{Lu}/u.test(text.slice(word.start - start));

/** What was once spoken of as a place stays one. */
const isPlaced = (name: string, text: string): boolean =>
  ['in', 'at', 'from', 'near'].some((word) => text.includes(` ${word} ${name}`));
