/** What can be asked about any work, and what the catalogue says to it. */
import type { Knowledge } from '#catalogue/types.ts';
import { wordCount } from '../counting.ts';
import { capitalised } from '../wording/fill.ts';
import { titleOf } from '../wording/naming.ts';
import { personLine } from './person-line.ts';
import { asSentence, sentencesOf } from './sentences.ts';

const MOST_WORDS = 120;

/** Whole sentences up to the limit. */
export function within(text: string, limit = MOST_WORDS): string {
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (kept !== '' && wordCount(longer) > limit) break;
    kept = longer;
  }
  return kept;
}

export const joined = (...parts: (string | undefined | null)[]): string =>
  within(
    parts
      .filter((part) => part)
      .map((part) => asSentence(part ?? ''))
      .join(' '),
  );

type Topic = {
  asks: RegExp;
  answer: (knowledge: Knowledge, asked: string) => string | null;
  /** More a reading than a fact: given as something to stand on. */
  reading?: true;
};

export const TOPICS: Topic[] = [
  {
    asks: /\b(?:(?:read|watch|see|look at) next|similar (?:book|film|movie|work|painting|idea)s?|(?:something|anything|others?|books?|films?|movies?|works?|paintings?) (?:like|similar)|recommend\w*|what else should i)\b/,
    answer: ({ comparisons }) =>
      comparisons.length > 0
        ? joined(
            ...comparisons
              .slice(0, 2)
              .map(
                ({ title, creator, kind, reason }) =>
                  `${titleOf({ kind, title, creator, knowledge: null })} by ${creator} stands near it${reason ? `: ${reason.replace(/^Both/, 'both')}` : ''}`,
              ),
          )
        : null,
  },
  {
    asks: /\b(?:main|central|key|other|important) characters?\b|\b(?:protagonist|heroine?|the characters)\b|\bwho (?:is|are) (?:in|the people)\b/,
    answer: ({ people, kind }) =>
      kind === 'concept' ? null : joined(...people.open.slice(0, 3).map(personLine)),
  },
  {
    asks: /\b(?:who (?:wrote|made|directed|painted|created|is the (?:author|director|artist|painter))|(?:author|director|painter|artist)'?s name)\b/,
    answer: ({ kind, creator, year, title }, asked) => {
      if (kind === 'concept') return null;
      const made = `${titleOf({ kind, title, creator, knowledge: null })} is by ${creator}${year ? ` (${year})` : ''}.`;
      // A film's maker is its director.
      return kind === 'movie' && /\bwrote\b/.test(asked)
        ? `Who wrote it, my notes do not say: they name its director. ${made}`
        : made;
    },
  },
  {
    asks: /\b(?:when (?:was|did|is)|what year|which year|how old is)\b.*\b(?:made|written|wrote|published|painted|released|come out|filmed|created|it|book|film|movie|painting|picture|work)\b/,
    answer: ({ kind, year, title, creator }) =>
      year && kind !== 'concept'
        ? `${titleOf({ kind, title, creator, knowledge: null })} dates from ${year}.`
        : null,
  },
  {
    asks: /\b(?:technique|craft|style|how (?:is|was|did) (?:it|this|the \w+|he|she|they) (?:made|painted|shot|filmed|done|make|paint|shoot)|brush ?work|camera ?work|cinematography|editing|sound design|composition|method of painting)\b/,
    answer: ({ craft }) => (craft.length > 0 ? joined(...craft.map(({ text }) => text)) : null),
  },
  {
    asks: /\b(?:reception|received|critics|reviews?|awards?|oscars?|box office|success(?:ful)?)\b/,
    answer: ({ film }) => film?.reception ?? null,
  },
  {
    asks: /\b(?:iconic|famous scenes?|best scenes?|key scenes?)\b/,
    answer: ({ film, touchstones }) =>
      film
        ? joined(film.iconicScene.spoiler ? null : film.iconicScene.text, touchstones.open[0]?.text)
        : null,
  },
  {
    asks: /\b(?:inspir\w*|background|context|histor\w+|where (?:does|did) (?:it|the (?:idea|story|term)) come from|origins?|came from|who (?:came up with|coined|invented)|movement|period|time it was made|commissioned|for whom|why was it (?:made|painted|written))\b/,
    answer: ({ context, kind, film }) =>
      context.length > 0
        ? joined(
            ...(kind === 'artwork' ? context.slice(0, 1) : context),
            film && context.join('').length < 40 ? film.reception : null,
          )
        : null,
  },
  {
    asks: /\b(?:symbol\w*|stand(?:s|ing)? for|meaning of)\b/,
    reading: true,
    answer: ({ kind, context, themes }) =>
      kind === 'artwork' && context[1]
        ? context[1]
        : themes.length > 0
          ? `Among the things it keeps coming back to: ${themes.join(', ')}.`
          : null,
  },
  {
    asks: /\bthemes?\b/,
    answer: ({ kind, themes, touchstones, lookingPoints }) =>
      kind !== 'concept' && themes.length > 0
        ? joined(
            `Among its themes: ${themes.slice(0, 4).join('; ')}`,
            [...touchstones.open, ...lookingPoints][0]
              ? `One place to see them at work: ${[...touchstones.open, ...lookingPoints][0]?.name}`
              : null,
          )
        : null,
  },
  {
    asks: /\b(?:classic|why (?:is|was) it (?:so )?(?:famous|important|great|known)|what (?:was|is) new|famous for)\b/,
    answer: ({ craft, film, context }) =>
      joined(...craft.slice(0, 2).map(({ text }) => text), film?.reception ?? context[0]),
  },
  {
    asks: /\b(?:limits?|when does it (?:fail|not work|break)|exceptions?|counter ?examples?|weakness)\b/,
    answer: ({ idea, misconceptions }) =>
      idea?.limit ? joined(idea.limit, misconceptions.open[0]?.correction) : null,
  },
  {
    asks: /\bexamples?\b|\bfor instance\b/,
    answer: ({ idea, touchstones, lookingPoints }) => {
      const first = [...touchstones.open, ...lookingPoints][0];
      return idea ? joined(idea.example) : first ? joined(first.text) : null;
    },
  },
  {
    asks: /\b(?:misconceptions?|get wrong|misunderst\w+|mistake)\b/,
    answer: ({
      misconceptions: {
        open: [first],
      },
    }) => (first ? `Some say: ${asSentence(first.belief)} ${asSentence(first.correction)}` : null),
  },
  {
    asks: /\b(?:thesis|main (?:claim|idea|argument|point)|(?:claim|argue|argument)s?|point of the book)\b/,
    answer: ({ claim, surname, kind, summary, idea }) =>
      kind === 'concept'
        ? idea
          ? joined(idea.definition)
          : null
        : claim
          ? `${capitalised(surname)} holds that ${claim}.`
          : summary,
  },
  {
    asks: /\b(?:about|summar\w+|plot|story|what (?:happens?|happened)(?! (?:in|at|to|after|before|when|with|on|if|between|during))|what is (?:it|this)|define|definition)\b/,
    answer: ({ idea, summary, kind, claim }) =>
      kind === 'concept' && idea
        ? joined(idea.definition, idea.example)
        : joined(summary, claim ? `Its claim is that ${claim}` : null),
  },
  {
    asks: /\bmeans?\b/,
    answer: ({ idea }) => (idea ? joined(idea.definition, idea.example) : null),
  },
];
