/** What is left of a clause when it is short enough to be quoted, and what it loses by that. */

const LEAD_IN =
  /^(?:(?:(?:which|that|this|it) (?:means(?: that)?|shows that|suggests that)|(?:one|some|you|people) (?:could|can|may|might|would) (?:say|object|answer|argue|reply)(?: that)?|(?:now |at first )?i (?:really |just |also |once |now )?(?:think|thought|feel|believe|guess|suppose|would say)(?: now)?(?: that| like)?|i['’]d say(?: that)?|in my (?:opinion|view)|it seems(?: to me)?(?: that)?|for example|for me|to me|you know|i mean|and|but|so|because|well|lol|(?:ha){2,4}|h?mm?m?|um+|uh|oh|ah|nah|idk|then again|cuz|coz|bro|tho|fr|tbh|ngl|right(?= (?:i|he|she|it|they|we|the|a|so)\b|,)|yes|yeah|no(?=,| because)|ok|okay|also|then|maybe|perhaps|probably|possibly|honestly|actually|basically|like|that|which|who|since|as|or)[,\s]+)+/i;
/** What only softens at the end: "in the field I think". */
const TRAIL_OFF =
  /(?<![\s,])[\s,]+(?:i (?:think|guess|suppose|mean)|i don['’]?t know|i dunno|idk|lol|haha|tho|though|or something|or whatever|tbh)$/i;
const LOOSE_END =
  /(?<![\s,])(?!(?<=\b(?:say|said|says|think|do|does|did))\sso$)[\s,]+(?:a|an|the|of|to|and|or|but|his|her|their|its|my|your|our|is|are|was|were|be|in|on|at|by|for|from|with|that|which|who|as|than|not|very|so|if|when|because|like|into|about|it's|he|she|they|it|i|we|you|this|these|those|has|have|had|would|could|can|will|does|did|do|more|most|no|one|some|any|all|only|just|even|also|before|after|last|first|next|same|other|own|such|every|each|there|here|two|three|four|five|six|ten|through|between|against|without|what|how|why|where|while|though|up|out|over)$/i;

const LOOSE_START =
  /^(?:of|to|and|or|but|that|which|who|in|on|at|by|for|from|with|as|than|is|are|was|were|be)\s+/i;

/** What a piece loses by being broken off: at its end a little, at its beginning more. */
type Cut = { words: string; cost: number };
const END_CUT = 2.2;
const START_CUT = 4;

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
export function cutsOf(clause: string, longest: number): Cut[] {
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
  /\s(?:(?:right|just|only|even|soon|long|shortly) )?(?:after|before|because|when|while|until|since|that|if|who|which|where|as|than|so)(?:\s\S+){1,3}$|\s(?:and|or|but)\s\S+$/i;
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

/** In a script that puts no spaces between words. */
export const unspaced = (text: string) =>
  !/\s/.test(text) &&
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(text);
