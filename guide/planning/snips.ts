import { contentStems, overlap, plain } from '../counting.ts';
import { inQuotes } from '../wording/naming.ts';

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

const LONGEST_READ = 1600;
const LEAD_IN =
  /^(?:(?:(?:which|that|this|it) (?:means(?: that)?|shows that|suggests that)|(?:one|some|you|people) (?:could|can|may|might|would) (?:say|object|answer|argue|reply)(?: that)?|(?:now |at first )?i (?:really |just |also |once |now )?(?:think|thought|feel|believe|guess|suppose|would say)(?: now)?(?: that| like)?|i['’]d say(?: that)?|in my (?:opinion|view)|it seems(?: to me)?(?: that)?|for example|for me|to me|you know|i mean|and|but|so|because|well|lol|(?:ha){2,4}|h?mm?m?|um+|uh|oh|ah|nah|idk|then again|cuz|coz|bro|tho|fr|tbh|ngl|yes|yeah|no(?=,| because)|ok|okay|also|then|maybe|perhaps|probably|possibly|honestly|actually|basically|like|that|which|who|since|as|or)[,\s]+)+/i;
/** What only softens at the end: "in the field I think". */
const TRAIL_OFF =
  /(?<![\s,])[\s,]+(?:i (?:think|guess|suppose|mean)|i don['’]t know|i dunno|idk|lol|haha|tho|though|or something|or whatever|tbh)$/i;
const LOOSE_END =
  /(?<![\s,])(?!(?<=\b(?:say|said|says|think|do|does|did))\sso$)[\s,]+(?:a|an|the|of|to|and|or|but|his|her|their|its|my|your|our|is|are|was|were|be|in|on|at|by|for|from|with|that|which|who|as|than|not|very|so|if|when|because|like|into|about|it's|he|she|they|it|i|we|you|this|these|those|has|have|had|would|could|can|will|does|did|do|more|most|no|one|some|any|all|only|just|even|also|before|after|last|first|next|same|other|own|such|every|each|there|here|two|three|four|five|six|ten|through|between|against|without|what|how|why|where|while|though|up|out|over)$/i;
const UNFIT =
  /https?:|www\.|[<>`*_#{}[\]|\\^~=@]|\b(?:ignore|disregard|system prompt|previous instructions?|rate (?:me|this)|scores?|grader?|evaluator|full marks|prompt|grade|excellent|amazing|awesome|brilliant|perfect|wonderful|fantastic|masterpiece|i (?:do not|don['’]t|would rather not|['’]d rather not) (?:want to |like to )?(?:talk|speak|say|go into)|you (?:said|asked)|love it|fuck\w*|shit\w*|stupid|idiot|useless|boring|hate you|sucks?|dumb|bullshit|crap|kill myself|suicide)\b/i;

const JOINTS = /\s(?=(?:because|which|but|so that|while|although|though|and then|and|since|so)\s)/i;

/** "And has no money": of whom, stands before it. */
const SAME_SUBJECT = /^and (?:has|had|have|is|was|are|were|does|did|can|could|will|would|cannot)\s/i;

/** A stub before "and" stays with what follows it. */
function splitAtJoints(piece: string): string[] {
  const kept: string[] = [];
  for (const part of piece.split(JOINTS)) {
    const last = kept.at(-1);
    const isStub =
      last !== undefined &&
      (Math.min(last.split(' ').length, part.split(' ').length) < 4 ||
        (/\b(?:only|not)\b/i.test(last) && /^because\s/i.test(part)) ||
        (/^and\s/i.test(part) && (!VERB.test(part) || SAME_SUBJECT.test(part))));
    if (isStub) kept[kept.length - 1] = `${last} ${part}`;
    else kept.push(part);
  }
  return kept;
}

/** Neither "Mr. Darcy" nor "Alfred, Georgia" is two pieces, nor a row of names. */
const CLAUSE_END =
  /(?<!\b(?:Mr|Mrs|Ms|Dr|St))\.+(?!\d)|:(?!\d)|[!?;()\n\r…—–。！？；：，、]+|(?<![\p{L}]\s\p{Lu}\p{Ll}+),\s(?!\p{Lu}\p{Ll}+,? (?:and|or) \p{Lu})|,\s(?!\p{Lu})|\s-{1,2}\s/u;

/** The pieces a message falls into, each a run of characters of it. */
function clausesOf(message: string): { text: string; split: boolean; granted: boolean }[] {
  return message
    .slice(0, LONGEST_READ)
    .split(CLAUSE_END)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap((piece) => {
      const parts = piece.split(' ').length > 9 ? splitAtJoints(piece) : [piece];
      return parts.map((text) => ({ text, split: parts.length > 1 }));
    })
    .map((piece, at, all) => ({ ...piece, granted: TURNS.test(all[at + 1]?.text ?? '') }));
}

/** What is only granted before a "but" is not what somebody says. */
const TURNS = /^(?:but|however|yet|still)\b/i;
const GRANTED_COST = 1.5;

const LOOSE_START =
  /^(?:of|to|and|or|but|that|which|who|in|on|at|by|for|from|with|as|than|is|are|was|were|be)\s+/i;

/** What a piece loses by being broken off: at its end a little, at its beginning more. */
type Cut = { words: string; cost: number };
const END_CUT = 2.2;
const START_CUT = 4;
const SPLIT_COST = 0.4;

/** "That look is the saddest": of a look, and no "that" of somebody who thinks that. */
const POINTS_AT =
  /^That (?!(?:the|a|an|my|his|her|their|its|our|your)\b)\p{L}+ (?:is|was|has|had|does|did|can)\b/u;

/** "and that is worth more" keeps its "that": a verb alone at the front says nothing. */
function withoutLeadIn(clause: string): string {
  if (POINTS_AT.test(clause)) return clause;
  const rest = clause.replace(LEAD_IN, '');
  if (!/^(?:is|are|was|were|has|had|does|did|can|will|would|could|should|must|may|might)\b/i.test(rest))
    return rest;
  const lead = clause.slice(0, clause.length - rest.length);
  return `${/\b(?:that|this|it|which|who)\s+$/i.exec(lead)?.[0] ?? lead}${rest}`.replace(
    /^(?:and|but|so|because|well|or|yes|ok)[,\s]+/i,
    '',
  );
}

/** Freed from what leads in; where it is too long, its beginning and its end, each tidied at the break. */
function cutsOf(clause: string, longest: number): Cut[] {
  const text = tidied(
    withoutLeadIn(clause)
      .replace(/^of\s+/i, '')
      .replace(TRAIL_OFF, '')
      .replace(/(?<!\s)(?:\s+(?:and|but|or|so|because|that|which)\b)+\s*$/i, ''),
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
  const head = stripped(withoutHalfClause(words.slice(0, longest).join(' ')), LOOSE_END);
  const tail = stripped(
    words.slice(tailStart(words, longest)).join(' ').replace(STUB_BEFORE, ''),
    LOOSE_START,
  );
  return [
    {
      words: tidied(head),
      cost:
        END_CUT +
        (HALF_CLAUSE.test(head) ? BROKEN_CLAUSE : 0) +
        (breaksPhrase(words, tidied(head).split(' ').length) ? BROKEN_PHRASE : 0),
    },
    { words: tidied(tail), cost: START_CUT },
  ].filter((one) => one.words.length <= LONGEST_CHARACTERS);
}

/** "right after his mother", without what she did, goes as a whole. */
const HALF_CLAUSE =
  /\s(?:(?:right|just|only|even|soon|long|shortly) )?(?:after|before|because|when|while|until|since|that|if|who|which|where|as|than|so)(?:\s\S+){1,3}$/i;
function withoutHalfClause(head: string): string {
  const whole = head.replace(HALF_CLAUSE, '');
  return whole.split(' ').length >= SHORTEST_HEAD ? whole : head;
}
const SHORTEST_HEAD = 4;

/** A verb keeps the one word before it that says whose it is. */
const tailStart = (words: readonly string[], longest: number): number => {
  const start = words.length - longest;
  return SUBJECT.test(words[start - 1] ?? '') ? start - 1 : start;
};
const SUBJECT = /^(?:i|he|she|it|we|you|they|who|nobody|everybody)$/i;

/** A whole clause may run a little over: cut short it would say something else. */
const LENIENCE = 2;
const LONGEST_CHARACTERS = 80;
const LONGEST_UNSPACED = 18;

const BROKEN_PHRASE = 1.3;
const BROKEN_CLAUSE = 2;
const DETERMINER = /^(?:a|an|the|my|his|her|their|its|our|your|this|that|no|any|some)$/i;
const LEANING = /^(?:like|than|you|me|him|her|it|us|them|of|that|to|his|their|its|my|your|our|the|a|an)$/i;

/** Cut between an adjective and its noun, or between a verb and what it does something to. */
function breaksPhrase(words: readonly string[], length: number): boolean {
  const next = words[length] ?? '';
  return (
    LEANING.test(next) ||
    (DETERMINER.test(words[length - 2] ?? '') &&
      /^\p{L}{4,}/u.test(next) &&
      !/^(?:who|which|when|where|because|with|from|into|before|after|between)$/i.test(next))
  );
}

const MARK = /["“”«»\s,-]/u;
const HALF = /['‘’]/u;
const OPENED = /(?:^|\s)['‘]\p{L}/u;
const CLOSED = /\p{L}['’](?!\p{L})/u;

/** Marks at the ends go, but for those whose partner stands inside: "'pass on' means to die". */
function tidied(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  let [from, to] = [0, flat.length];
  const goes = (at: number, partner: RegExp, between: string) => {
    const sign = flat.charAt(at);
    return MARK.test(sign) || (HALF.test(sign) && !partner.test(between));
  };
  while (from < to && goes(from, CLOSED, flat.slice(from + 1))) from += 1;
  while (from < to && goes(to - 1, OPENED, flat.slice(from, to - 1))) to -= 1;
  return flat.slice(from, to);
}

function stripped(text: string, loose: RegExp): string {
  const shorter = text.replace(loose, '');
  return shorter === text ? text : stripped(shorter, loose);
}

/** The end of one thing before the whole of another: "home and still set the table". */
const STUB_BEFORE =
  /^(?:\S+ ){1,2}(?:(?:and|but|or) (?=\S+ \S+ \S+)|(?=(?:i|he|she|they|we) (?!and|or)\S+ \S+))/i;

const unspaced = (text: string) =>
  !/\s/.test(text) &&
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(text);

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
  /^(?:i['’]?m not sure|not sure|i (?:do not|don['’]t) (?:know|get|understand|remember)|i forg[eo]t|no idea)\b/i;
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
    (/^(?:which|who)\s|^i (?:do not|don['’]t) (?:think|believe|see)\b/i.test(words) ? 3 : 0) -
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

const VERB =
  /\b(?:is|are|was|were|am|be|has|have|had|does|do|did|can|cannot|could|will|would|should|may|might|must|never|saw|said|went|came|took|made|gave|knew|told|felt|left|found|got|thought|became|kept|let|put|ran|fell|lost|met|paid|sat|spoke|stood|wrote|go|come|give|take|eat|make|want|need|know|think|see|say|love|hate|feel|lose|buy|pay|stop|trust|read|disappear|remember|forget|(?:is|are|was|were|do|does|did|has|have|had|ca|wo|would|could|should)n['’]t|(?:i|you|he|she|it|we|they|that|there|who)['’](?:s|re|m|ve|d|ll))\b|(?<=\w\s)(?<!\b(?:the|a|an|his|her|their|its|my|your|our|these|those|of|in|on|at|and|some|many|two|three) )\b[a-z]{2,}(?:[^s'’\W]s|ed)\b/i;
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
