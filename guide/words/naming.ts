import type { Kind } from '#contract/kinds.ts';
import type { Subject } from '#guide/types.ts';

/** Whatever stands between our quotation marks: on one line, its own double marks made single. */
export const inQuotes = (text: string): string => `“${withinQuotes(text)}”`;

const withinQuotes = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/"([^"]*)"/g, '‘$1’')
    .replace(/[“„«]/g, '‘')
    .replace(/[”»"]/g, '’')
    .trim();

const LONGEST_NAME = 90;

const shortened = (text: string): string => {
  const points = [...text];
  return points.length <= LONGEST_NAME
    ? text
    : `${points
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trim()}…`;
};

/** A title as a sentence can hold it: quoted, and without an end mark that would end the sentence. */
export function titleOf({ kind, title, knowledge }: Subject): string {
  const name = (knowledge?.title ?? title).replace(/\s+/g, ' ').trim();
  if (kind === 'concept' || knowledge?.kind === 'concept') return ideaOf(name, knowledge !== null);
  return inQuotes(
    shortened(name.replace(/(?<![?!？！])[?!？！]+(?=$|["”’)\]])/gu, '').replace(/[?!？！]/gu, ',')),
  );
}

const OF_ARTICLES = new Set(
  (
    "sunk cost fallacy|circle of competence|margin of safety|pareto principle|premortem|ooda loop|explore-exploit trade-off|prisoner's dilemma|nash equilibrium|" +
    'barbell strategy|availability heuristic|fundamental attribution error|habit loop|dunning-kruger effect|endowment effect|planning fallacy|growth mindset|' +
    "peak-end rule|division of labor|principal-agent problem|efficient-market hypothesis|network effect|winner's curse|free-rider problem|feedback loop|" +
    'bottleneck|tipping point|tragedy of the commons|butterfly effect|power law|black swan|red queen effect|normal accident|straw man|false dilemma|' +
    'burden of proof|paradigm shift|scarcity principle|framing effect|curse of knowledge|schelling point|halo effect|illusory truth effect|narrative fallacy|' +
    'overton window|categorical imperative|golden rule|social contract|dichotomy of control|trolley problem|socratic method|allegory of the cave|' +
    "veil of ignorance|is-ought problem|harm principle|golden mean|ship of theseus|gambler's fallacy"
  ).split('|'),
);

/** An idea's name inside a sentence: "the margin of safety", "loss aversion", "Goodhart’s law". */
export function ideaOf(name: string, known: boolean): string {
  const bare = name.replace(/\s+/g, ' ').trim();
  if (!known || / is | are /.test(bare) || /[?!]/.test(bare))
    return inQuotes(shortened(bare.replace(/[?!]/g, '')));
  const [first = '', ...rest] = bare.split(' ');
  const properFirst =
    first.slice(1) !== first.slice(1).toLowerCase() ||
    PROPER.has(first.toLowerCase().replace(/['’]s$/, '')) ||
    (rest.some((word) => /^\p{Lu}/u.test(word)) &&
      first.toLowerCase() !== 'the' &&
      first.toLowerCase() !== 'ship');
  const inSentence = properFirst ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
  const withArticle = OF_ARTICLES.has(bare.toLowerCase()) ? `the ${inSentence}` : inSentence;
  return withArticle.replace(/'/g, '’');
}

const PROPER = new Set(
  'pareto nash schelling goodhart chesterton occam hanlon dunning-kruger bayesian simpson overton socratic red'.split(
    ' ',
  ),
);

const MAKERS: Record<Kind, string> = {
  book: 'the author',
  movie: 'the director',
  artwork: 'the artist',
  concept: 'its defenders',
};

/** What a sentence calls the maker: the surname where a name is given, otherwise what they are. */
export function makerOf({ kind, creator, knowledge }: Subject): string {
  if (kind === 'concept' || knowledge?.kind === 'concept') return MAKERS.concept;
  if (knowledge) return knowledge.surname;
  const name = creator.replace(/\s+/g, ' ').trim();
  if (
    !/^[\p{L}\p{M}][\p{L}\p{M}\s.,'’-]{0,60}$/u.test(name) ||
    /^(?:unknown|anon\w*|various)\b/i.test(name)
  ) {
    return MAKERS[kind];
  }
  if (/,/.test(name) || name.split(' ').length > 4)
    return /^[^,]{2,30},\s\S+$/.test(name) ? (name.split(',')[0] ?? name) : MAKERS[kind];
  const last = name.split(' ').at(-1) ?? name;
  return /^[\p{Script=Latin}\p{M}.'’-]{2,}$/u.test(last) && !/^(?:jr|sr|ii|iii|iv)\.?$/i.test(last)
    ? last
    : name;
}

/** The bare noun for the work. */
export const NOUNS: Record<Kind, string> = { book: 'book', movie: 'film', artwork: 'work', concept: 'idea' };

export const PARTS: Record<Kind, string> = {
  book: 'scene or line',
  movie: 'shot or line',
  artwork: 'part of it',
  concept: 'case',
};
