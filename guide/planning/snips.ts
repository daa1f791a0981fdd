import { contentStems, overlap, plain } from '../counting.ts';
import { inQuotes } from '../wording/naming.ts';
import { clausesOf, VERB } from './clauses.ts';
import { cutsOf, unspaced } from './cuts.ts';

/** A few of the reader's own words, exactly as written, fit to stand between quotation marks. */
export type Snip = {
  words: string;
  stems: readonly string[];
  score: number;
  /** Neither its beginning nor its end was cut off. */
  whole: boolean;
  /** Which piece of the message it was cut from. */
  clause: number;
};

const UNFIT =
  /https?:|www\.|[<>`*_#{}[\]|\\^~=@]|\b(?:ignore|disregard|system prompt|previous instructions?|rate (?:me|this)|scores?|grader?|evaluator|full marks|prompt|grade|excellent|amazing|awesome|brilliant|perfect|wonderful|fantastic|masterpiece|i (?:do not|don['’]?t|would rather not|['’]d rather not) (?:want to |like to )?(?:talk|speak|say|go into)|you (?:said|asked)|love it|fuck\w*|shit\w*|stupid|idiot|useless|boring|hate you|sucks?|dumb|bullshit|crap|kill myself|suicide)\b/i;

/** Inner quotation marks must come in pairs, or the quotation cannot be read. */
const balanced = (text: string): boolean => (text.match(/["“”„«»]/g)?.length ?? 0) % 2 === 0;

/** "I finished it last night": of the reading, and nothing of what was read. */
const OF_THE_READING =
  /^i(?:['’]ve)? (?:just |only |have |recently |first )*(?:finished|read|re-?read|started|watched|rewatched|saw|bought|got|borrowed|picked up)\b(?: (?:it|this|that|the|book|novel|film|movie|again|in|on|at|last|this|one|a|for|night|week|month|year|summer|winter|weekend|yesterday|today|school|college|ago|twice|once|first|time|long)){0,6}$/i;
/** "The moment that stays", which a "when" was to follow. */
const POINTS_ONLY =
  /^(?:the|one|a) (?:\w+ )?(?:moment|scene|part|bit|thing|line|image|passage|place|detail) (?:that|which|i)(?: \w+){1,3}$/i;

/** "I'm not sure by who": nothing to build on. */
const NOT_KNOWING =
  /^(?:i['’]?m not sure|not sure|i (?:do not|don['’]?t) (?:know|get|understand|remember)|i forg[eo]t|no idea)\b/i;
/** "which I found lazy", without what was. */
const FOUND_IT = /^i (?:found|thought|think|called?|consider) \S+$/i;
const OF_THE_TALK =
  /\bmy (?:(?:first|own|last|earlier|original) )?(?:point|answer|reply|question)\b|\byou(?:['’]re| are) wrong\b/i;

function worth(words: string, message: Context): number {
  const stems = contentStems(words);
  const novel = new Set(stems.filter((stem) => !message.dull.has(stem)));
  const wanted = message.spans.some((span) => span.includes(plain(words)) || plain(words).includes(span));
  return (
    Math.min(novel.size, 4) +
    (wanted ? 2.5 : 0) +
    (overlap(stems, message.terms) > 0 ? 1 : 0) -
    (OF_THE_READING.test(words) || POINTS_ONLY.test(words) ? 4 : 0) -
    (/^(?:it|this|that|there)(?: is|'s|’s| was| has)?\s/i.test(words) ? 0.6 : 0) -
    (/^(?:when|while|if|although|though|because|since|after|before|until)\s|^i (?:always )?thought\s/i.test(
      words,
    )
      ? 1
      : 0) -
    (/^(?:which|who)\s|^i (?:do not|don['’]?t) (?:think|believe|see)\b/i.test(words) ? 3 : 0) -
    (NOT_KNOWING.test(words) || FOUND_IT.test(words) ? 4 : 0) -
    (OF_THE_TALK.test(words) ? 2 : 0) -
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

/** What a piece is worth less for being one part of a clause, or only granted before a "but". */
const SPLIT_COST = 0.4;
const GRANTED_COST = 1.5;

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
    .flatMap(({ text, split, granted }, at) =>
      cutsOf(text, wish.longest ?? 8).map((cut) => ({
        ...cut,
        whole: cut.cost === 0,
        cost: cut.cost + (split ? SPLIT_COST : 0) + (granted ? GRANTED_COST : 0),
        clause: at,
      })),
    )
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
    .map(({ words, cost, clause, whole }) => ({
      words,
      whole,
      stems: contentStems(words),
      clause,
      score: worth(words, context) - cost,
    }))
    .sort((a, b) => b.score - a.score);
}

const OPENS_LOOSELY =
  /^(?:of|to|in|on|at|by|for|from|with|into|without|between|through|like|than|as|if|when|what|whether|why|how|where|unless|the way|because)\b/i;

/** Says something, so that it can be right or wrong. */
export const isClause = ({ words }: Snip): boolean =>
  unspaced(words) || (VERB.test(words) && !OPENS_LOOSELY.test(words));

const NEARLY_AS_GOOD = 1.5;

/** The best piece that says something, unless a mere name is much the better one. */
export const telling = (snips: readonly Snip[]): Snip | undefined => {
  const [best] = snips;
  return best && (snips.find((snip) => isClause(snip) && best.score - snip.score <= NEARLY_AS_GOOD) ?? best);
};

export const quoted = (snip: Snip | undefined): string | undefined =>
  snip ? inQuotes(snip.words) : undefined;
