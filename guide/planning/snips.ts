import { contentStems, overlap, plain } from '../counting.ts';
import { inQuotes } from '../wording/naming.ts';

/** A few of the reader's own words, exactly as written, fit to stand between quotation marks. */
export type Snip = { words: string; stems: string[]; score: number };

const LONGEST_READ = 1600;
const LEAD_IN =
  /^(?:(?:and|but|so|because|well|yes|yeah|no|ok|okay|also|then|maybe|perhaps|honestly|actually|basically|i mean|i (?:really |just |also )?(?:think|feel|believe|guess|suppose|would say)(?: that| like)?|i['’]d say(?: that)?|in my (?:opinion|view)|for me|to me|it seems(?: to me)?(?: that)?|like|that|which|who|while|although|though|since|as|or|for example|you know)[,\s]+)+/i;
const LOOSE_END =
  /[\s,]+(?:a|an|the|of|to|and|or|but|his|her|their|its|my|your|our|is|are|was|were|be|in|on|at|by|for|from|with|that|which|who|as|than|not|very|so|if|when|because|like|into|about|it's|he|she|they|it|i|we|you|this|these|those|has|have|had|would|could|can|will|does|did|do|more|most|no|one|some|any|all|only|just|even|also|through|between|against|without|what|how|why|where|while|though|up|out|over)$/i;
const UNFIT =
  /https?:|www\.|[<>`*_#{}[\]|\\^~=@]|\b(?:ignore|disregard|system prompt|previous instructions?|rate (?:me|this)|score|grade|excellent|amazing|awesome|brilliant|perfect|wonderful|fantastic|masterpiece|love it|fuck\w*|shit\w*|stupid|idiot|sucks?|dumb|bullshit|crap|kill myself|suicide)\b/i;

/** The pieces a message falls into, each a run of characters of it. */
function clausesOf(message: string): string[] {
  return message
    .slice(0, LONGEST_READ)
    .split(/[.!?;:()\n\r…—–。！？；：，、]+|,\s|\s-{1,2}\s/u)
    .flatMap((piece) =>
      piece.split(' ').length > 9
        ? piece.split(
            /\s(?=(?:because|but|so that|which|while|although|though|and then|when|where|if|and|who|since)\s)/i,
          )
        : [piece],
    )
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** Cut to the length and freed from what leads in and what hangs over. */
function trimmed(clause: string, longest: number): string {
  let text = clause.replace(LEAD_IN, '').replace(/^["'“”‘’«»\s]+|["'“”‘’«»\s,]+$/gu, '');
  const words = text.split(/\s+/);
  if (words.length > longest) text = words.slice(0, longest).join(' ');
  for (let again = true; again && words.length > longest; ) {
    const shorter = text.replace(LOOSE_END, '');
    again = shorter !== text;
    text = shorter;
  }
  text = text.replace(/\s+/g, ' ').replace(/["'“”‘’«»\s,-]+$/gu, '');
  return [...text].length > 80
    ? [...text]
        .slice(0, unspaced(text) ? 18 : 80)
        .join('')
        .replace(/\s\S*$/, '')
    : text;
}

const unspaced = (text: string) => !/\s/.test(text);

/** Inner quotation marks must come in pairs, or the quotation cannot be read. */
const balanced = (text: string): boolean => (text.match(/["“”„«»]/g)?.length ?? 0) % 2 === 0;

function worth(words: string, message: Context): number {
  const stems = contentStems(words);
  const novel = new Set(stems.filter((stem) => !message.dull.has(stem)));
  const wanted = message.spans.some((span) => span.includes(plain(words)) || plain(words).includes(span));
  return (
    Math.min(novel.size, 4) +
    (wanted ? 2.5 : 0) +
    (overlap(stems, message.terms) > 0 ? 1 : 0) -
    (/^(?:it|this|that|he|she|they|there)(?: is|'s|’s| was| has)?\s/i.test(words) ? 0.6 : 0) -
    (/\b(?:in general|in life|society|human nature|the message|everyone)\b/i.test(words) ? 1 : 0)
  );
}

type Context = { dull: ReadonlySet<string>; terms: readonly string[]; spans: readonly string[] };

export type SnipWish = {
  longest?: number;
  /** Words everyone would use of this work: its title and the question. */
  dull?: Iterable<string>;
  /** Words of the work worth having in it. */
  terms?: readonly string[];
  /** Where the reading found something. */
  spans?: readonly string[];
};

/** All usable pieces of a message, best first. */
export function snipsOf(message: string, wish: SnipWish = {}): Snip[] {
  const context: Context = {
    dull: new Set(wish.dull ?? []),
    terms: wish.terms ?? [],
    spans: (wish.spans ?? []).map(plain).filter((span) => span !== ''),
  };
  const seen = new Set<string>();
  return clausesOf(message)
    .map((clause) => trimmed(clause, wish.longest ?? 8))
    .filter((words) => {
      const key = plain(words);
      const fit =
        key !== '' &&
        !seen.has(key) &&
        balanced(words) &&
        !UNFIT.test(words) &&
        (contentStems(words).length > 0 || unspaced(words)) &&
        (words.includes(' ') || [...words].length > 3);
      seen.add(key);
      return fit;
    })
    .map((words) => ({ words, stems: contentStems(words), score: worth(words, context) }))
    .sort((a, b) => b.score - a.score);
}

export const quoted = (snip: Snip | undefined): string | undefined =>
  snip ? inQuotes(snip.words) : undefined;
