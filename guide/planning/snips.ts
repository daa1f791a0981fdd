import { contentStems, overlap, plain } from '../counting.ts';
import { inQuotes } from '../wording/naming.ts';

/** A few of the reader's own words, exactly as written, fit to stand between quotation marks. */
export type Snip = {
  words: string;
  stems: string[];
  score: number;
  /** Which piece of the message it was cut from. */
  clause: number;
};

const LONGEST_READ = 1600;
const LEAD_IN =
  /^(?:(?:and|but|so|because|well|yes|yeah|no|ok|okay|also|then|maybe|perhaps|honestly|actually|basically|i mean|i (?:really |just |also )?(?:think|feel|believe|guess|suppose|would say)(?: that| like)?|i['’]d say(?: that)?|in my (?:opinion|view)|for me|to me|it seems(?: to me)?(?: that)?|like|that|which|who|while|although|though|since|as|or|when|for example|you know|(?:which|that|this) means(?: that)?)[,\s]+)+/i;
const LOOSE_END =
  /[\s,]+(?:a|an|the|of|to|and|or|but|his|her|their|its|my|your|our|is|are|was|were|be|in|on|at|by|for|from|with|that|which|who|as|than|not|very|so|if|when|because|like|into|about|it's|he|she|they|it|i|we|you|this|these|those|has|have|had|would|could|can|will|does|did|do|more|most|no|one|some|any|all|only|just|even|also|last|first|next|same|other|own|such|every|each|there|here|two|three|four|five|six|ten|through|between|against|without|what|how|why|where|while|though|up|out|over)$/i;
const UNFIT =
  /https?:|www\.|[<>`*_#{}[\]|\\^~=@]|\b(?:ignore|disregard|system prompt|previous instructions?|rate (?:me|this)|score|grade|excellent|amazing|awesome|brilliant|perfect|wonderful|fantastic|masterpiece|love it|fuck\w*|shit\w*|stupid|idiot|sucks?|dumb|bullshit|crap|kill myself|suicide)\b/i;

const JOINTS = /\s(?=(?:because|but|so that|while|although|though|and then|and|since|so)\s)/i;

/** A stub before "and" stays with what follows it. */
function splitAtJoints(piece: string): string[] {
  const kept: string[] = [];
  for (const part of piece.split(JOINTS)) {
    const last = kept.at(-1);
    const isStub = last !== undefined && Math.min(last.split(' ').length, part.split(' ').length) < 4;
    if (isStub) kept[kept.length - 1] = `${last} ${part}`;
    else kept.push(part);
  }
  return kept;
}

/** The pieces a message falls into, each a run of characters of it. */
function clausesOf(message: string): string[] {
  return message
    .slice(0, LONGEST_READ)
    .split(/[.!?;:()\n\r…—–。！？；：，、]+|,\s|\s-{1,2}\s/u)
    .flatMap((piece) => (piece.split(' ').length > 9 ? splitAtJoints(piece) : [piece]))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

const LOOSE_START =
  /^(?:of|to|and|or|but|that|which|who|a|an|the|in|on|at|by|for|from|with|as|than|is|are|was|were|be)\s+/i;

/** What a piece loses by being broken off: at its end a little, at its beginning more. */
type Cut = { words: string; cost: number };
const END_CUT = 1.4;
const START_CUT = 2.4;

/** Freed from what leads in; where it is too long, its beginning and its end, each tidied at the break. */
function cutsOf(clause: string, longest: number): Cut[] {
  const text = tidied(
    clause.replace(LEAD_IN, '').replace(/(?:\s+(?:and|but|or|so|because|that|which))+\s*$/i, ''),
  );
  const words = text.split(' ');
  if (unspaced(text))
    return [
      {
        words: [...text].slice(0, LONGEST_UNSPACED).join(''),
        cost: [...text].length <= LONGEST_UNSPACED ? 0 : END_CUT,
      },
    ];
  if (words.length <= longest + LENIENCE && text.length <= LONGEST_CHARACTERS)
    return [{ words: text, cost: 0 }];
  const head = stripped(words.slice(0, longest).join(' '), LOOSE_END);
  const tail = stripped(words.slice(-longest).join(' '), LOOSE_START);
  return [
    { words: tidied(head), cost: END_CUT },
    { words: tidied(tail), cost: START_CUT },
  ].filter((one) => one.words.length <= LONGEST_CHARACTERS);
}

/** A whole clause may run a little over: cut short it would say something else. */
const LENIENCE = 2;
const LONGEST_CHARACTERS = 80;
const LONGEST_UNSPACED = 18;

const tidied = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/^["'“”‘’«»\s,-]+|["'“”‘’«»\s,-]+$/gu, '');

function stripped(text: string, loose: RegExp): string {
  const shorter = text.replace(loose, '');
  return shorter === text ? text : stripped(shorter, loose);
}

const unspaced = (text: string) =>
  !/\s/.test(text) &&
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(text);

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
  const shortMessage = message.trim().split(/\s+/).length <= 4;
  return clausesOf(message)
    .flatMap((clause, at) => cutsOf(clause, wish.longest ?? 8).map((cut) => ({ ...cut, clause: at })))
    .filter(({ words }) => {
      const key = plain(words);
      const content = contentStems(words).length;
      const fit =
        key !== '' &&
        !seen.has(key) &&
        balanced(words) &&
        !UNFIT.test(words) &&
        (unspaced(words)
          ? [...words].length > 3
          : content > 1 || (content > 0 && (shortMessage || words.split(' ').length > 3)));
      seen.add(key);
      return fit;
    })
    .map(({ words, cost, clause }) => ({
      words,
      stems: contentStems(words),
      clause,
      score: worth(words, context) - cost,
    }))
    .sort((a, b) => b.score - a.score);
}

export const quoted = (snip: Snip | undefined): string | undefined =>
  snip ? inQuotes(snip.words) : undefined;
