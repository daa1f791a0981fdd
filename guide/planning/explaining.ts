/** Answers to what a reader asks outright, from the catalogue and a small glossary; null when we do not know. */
import { CONCEPTS, conceptById } from '#catalogue/concepts.ts';
import { fold } from '#catalogue/folding.ts';
import type { Knowledge, Person } from '#catalogue/types.ts';
import { contentStems, overlap, plain, wordCount } from '../counting.ts';
import { capitalised } from '../wording/fill.ts';
import { GLOSSARY } from '../wording/glossary.ts';
import { titleOf } from '../wording/naming.ts';
import {
  asSentence,
  broughtUp,
  type Material,
  openStemsOf,
  type Place,
  type ReaderWords,
  sentencesOf,
} from './material.ts';

/** `term`: a word explained; `work`: something of the work itself. */
export type Answer = { text: string; source: 'term' | 'work' } | { withheld: true };

const MOST_WORDS = 120;

/** Whole sentences up to the limit. */
function within(text: string, limit = MOST_WORDS): string {
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (kept !== '' && wordCount(longer) > limit) break;
    kept = longer;
  }
  return kept;
}

const joined = (...parts: (string | undefined | null)[]): string =>
  within(
    parts
      .filter((part) => part)
      .map((part) => asSentence(part ?? ''))
      .join(' '),
  );

const conceptNames = CONCEPTS.flatMap(({ id, name, aliases }) =>
  [name, ...(aliases ?? [])].map((one) => ({ id, folded: fold(one) })),
)
  .filter(({ folded }) => folded.length > 4)
  .sort((a, b) => b.folded.length - a.folded.length);

const glossaryTerms = Object.keys(GLOSSARY).sort((a, b) => b.length - a.length);

const WORD = (term: string) =>
  new RegExp(`(?:^| )${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:s|es)?(?: |$)`, 'u');

/** "who is Nick again": "Nick Carraway says he reserves all judgments." */
export function personLine({ name, role }: { name: string; role: string }): string {
  const first = role.split(/[\s,]/)[0] ?? '';
  const isVerb =
    /^(?:has|is|was|does|had|did|can|cannot|will|would|must)$/.test(first) ||
    (/^[a-z]+[^s'’]s$/.test(first) && first.length > 3);
  return asSentence(isVerb ? `${name} ${role}` : `${name} is ${role}`);
}

type Topic = { asks: RegExp; answer: (knowledge: Knowledge) => string | null };

const TOPICS: Topic[] = [
  {
    asks: /\b(?:who (?:wrote|made|directed|painted|created|is the (?:author|director|artist|painter))|(?:author|director|painter|artist)'?s name)\b/,
    answer: ({ kind, creator, year, title }) =>
      kind === 'concept'
        ? null
        : `${titleOf({ kind, title, creator, knowledge: null })} is by ${creator}${year ? ` (${year})` : ''}.`,
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
    answer: ({ kind, context, themes }) =>
      kind === 'artwork' && context[1]
        ? context[1]
        : themes.length > 0
          ? `Among the things it keeps coming back to: ${themes.join(', ')}.`
          : null,
  },
  {
    asks: /\bthemes?\b/,
    answer: ({ themes, touchstones, lookingPoints }) =>
      themes.length > 0
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
    asks: /\b(?:about|summar\w+|plot|story|happens?|happened|what is (?:it|this)|define|definition|mean)\b/,
    answer: ({ idea, summary, kind, claim }) =>
      kind === 'concept' && idea
        ? joined(idea.definition, idea.example)
        : joined(summary, claim ? `Its claim is that ${claim}` : null),
  },
];

/** The name's telling words are in the question. */
function named(name: string, asked: string): boolean {
  if (plain(name) !== '' && ` ${asked} `.includes(` ${plain(name)} `)) return true;
  const stems = contentStems(name);
  return stems.length > 0 && overlap(stems, contentStems(asked)) >= (stems.length > 2 ? 0.66 : 1);
}

export function answerTo(
  message: string,
  { knowledge, places, people }: Material,
  reader: ReaderWords,
): Answer | null {
  const asked = plain(message);
  const special = knowledge ? particular(asked, knowledge, places, people, reader) : null;
  if (special) return special;
  const own = knowledge?.kind === 'concept' ? knowledge.id : null;
  const concept = conceptNames.find(
    ({ id, folded }) => id !== own && ` ${fold(message)} `.includes(` ${folded} `),
  );
  const termText = glossaryTerms.find((term) => WORD(term).test(asked));
  const topic = knowledge ? TOPICS.find(({ asks }) => asks.test(asked)) : undefined;
  const asksMeaning = /\b(?:what (?:is|are|does|do)|mean|define|definition|explain)\b/.test(asked);
  if (termText && asksMeaning && !/\b(?:this|the) (?:book|film|movie|work|painting)'?s?\b/.test(asked))
    return { text: GLOSSARY[termText] ?? '', source: 'term' };
  if (concept) {
    const found = conceptById(concept.id);
    if (found) return { text: joined(found.definition, found.example), source: 'term' };
  }
  const topical = knowledge && topic?.answer(knowledge);
  if (topical) return { text: within(asSentence(topical)), source: 'work' };
  if (termText) return { text: GLOSSARY[termText] ?? '', source: 'term' };
  if (
    own &&
    new RegExp(`\\b${(knowledge?.title ?? '').toLowerCase().replace(/[^a-z ]/g, '.')}\\b`).test(asked) &&
    knowledge?.idea
  ) {
    return { text: joined(knowledge.idea.definition, knowledge.idea.example), source: 'term' };
  }
  return knowledge ? anySentence(asked, knowledge) : null;
}

/** People, places and facts of the work, by name. */
function particular(
  asked: string,
  knowledge: Knowledge,
  places: readonly Place[],
  people: readonly Person[],
  reader: ReaderWords,
): Answer | null {
  if (/\b(?:who|whos|who's)\b|\btell me about\b|\bexplain\b/.test(asked)) {
    const person = people.find(({ name }) =>
      plain(name)
        .split(' ')
        .some(
          (part) =>
            part.length > 2 &&
            part !== 'the' &&
            new RegExp(`\\b${part.replace(/[^\p{L}\p{N}]/gu, '.')}\\b`, 'u').test(asked),
        ),
    );
    if (person)
      return {
        text: within(`${personLine(person)} ${placeWith(person.name, places)}`.trim()),
        source: 'term',
      };
  }
  const openStems = openStemsOf(knowledge);
  const fact = knowledge.facts.open.find(
    ({ question }) =>
      contentStems(question).length > 1 &&
      overlap(contentStems(question), contentStems(asked)) >= 0.75 &&
      contentStems(asked).length > 1,
  );
  if (fact) return { text: asSentence(fact.statement), source: 'term' };
  const place = places.find(({ name }) => named(name, asked));
  const concept =
    place && knowledge.concepts.map(({ id }) => conceptById(id)).find((one) => one && named(one.name, asked));
  if (place && concept)
    return { text: joined(place.text, concept.definition, concept.example), source: 'term' };
  if (place)
    return {
      text: within(`${asSentence(place.text)} ${aboutPlace(place, knowledge)}`.trim()),
      source: 'work',
    };
  const hidden = knowledge.facts.spoilers.find(
    ({ question }) =>
      contentStems(question).length > 1 && overlap(contentStems(question), contentStems(asked)) >= 0.75,
  );
  if (hidden)
    return broughtUp({ text: hidden.statement }, reader, openStems)
      ? { text: asSentence(hidden.statement), source: 'term' }
      : { withheld: true };
  if (
    /\b(?:how does (?:it|the (?:book|film|story|movie)) end|the ending|who dies|how it ends|what happens at the end)\b/.test(
      asked,
    ) &&
    knowledge.story
  )
    return { withheld: true };
  return null;
}

const placeWith = (name: string, places: readonly Place[]): string => {
  const part = plain(name)
    .split(' ')
    .filter((word) => word.length > 3);
  const place = places.find(({ text }) => part.some((word) => plain(text).split(' ').includes(word)));
  return place ? `${asSentence(place.text)}` : '';
};

/** An open fact or correction that speaks of the same thing. */
function aboutPlace(place: Place, knowledge: Knowledge): string {
  const stems = contentStems(place.name);
  const told = contentStems(place.text);
  const fact = knowledge.facts.open.find(
    ({ statement }) =>
      overlap(stems, contentStems(statement)) >= 0.6 && overlap(told, contentStems(statement)) < 0.6,
  );
  return fact ? asSentence(fact.statement) : '';
}

function anySentence(asked: string, knowledge: Knowledge): Answer | null {
  const stems = contentStems(asked).filter((stem) => !contentStems(knowledge.title).includes(stem));
  if (stems.length === 0) return null;
  const all = [
    ...knowledge.facts.open.map(({ statement }) => statement),
    ...knowledge.craft.map(({ text }) => text),
    ...knowledge.context,
    knowledge.summary,
  ].flatMap(sentencesOf);
  const best = all
    .map((sentence) => ({
      sentence,
      shared: stems.filter((stem) => contentStems(sentence).includes(stem)).length,
    }))
    .sort((a, b) => b.shared - a.shared)[0];
  return best && best.shared >= Math.min(2, stems.length) && best.shared / stems.length >= 0.5
    ? { text: asSentence(best.sentence), source: 'work' }
    : null;
}
