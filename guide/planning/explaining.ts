/** Answers to what a reader asks outright, from the catalogue and a small glossary; null when we do not know. */
import { CONCEPTS, conceptById } from '#catalogue/concepts.ts';
import { fold } from '#catalogue/folding.ts';
import type { Fact, Knowledge, Person } from '#catalogue/types.ts';
import { contentStems, overlap, plain } from '../counting.ts';
import { GLOSSARY } from '../wording/glossary.ts';
import { kinAskedFor } from './kin-asked.ts';
import type { Material } from './material.ts';
import { personLine, tellsWho } from './person-line.ts';
import type { Place } from './places.ts';
import { factBroughtUp, type ReaderWords } from './reader-words.ts';
import { asSentence, sentencesOf } from './sentences.ts';
import { joined, TOPICS, within } from './topics.ts';

/** `term`: a word explained; `work`: something of the work itself. */
export type Answer = { text: string; source: 'term' | 'work' } | { withheld: true };

const conceptNames = CONCEPTS.flatMap(({ id, name, aliases }) =>
  [name, ...(aliases ?? [])].map((one) => ({ id, folded: fold(one) })),
)
  .filter(({ folded }) => folded.length > 4)
  .sort((a, b) => b.folded.length - a.folded.length);

const glossaryTerms = Object.keys(GLOSSARY).sort((a, b) => b.length - a.length);

/** "what is a foil", "what does foil mean", "define irony"; not "the themes of it". */
const asksFor = (term: string) => {
  const word = `['‘’"]?${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:s|es)?['’"]?`;
  const before =
    "(?:what(?:'s| is| are| does| do| was)|define|explain|mean by|meaning of|definition of)(?: the (?:word|term))?(?: an?)?";
  return new RegExp(
    `(?:^| )(?:${before} ${word}(?: mean\\w*| in (?:art|film|literature|general)| again| exactly| here){0,3}$|${word} (?:mean|means)(?: |$))`,
    'u',
  );
};

/** A definition is a phrase; with the name before it, it is an answer. */
const defined = ({
  name,
  definition,
  example,
}: {
  name: string;
  definition: string;
  example: string;
}): string => joined(`${name}: ${definition.charAt(0).toLowerCase()}${definition.slice(1)}`, example);

/** The name's telling words are in the question. */
function named(name: string, asked: string): boolean {
  if (plain(name) !== '' && ` ${asked} `.includes(` ${plain(name)} `)) return true;
  const stems = contentStems(name);
  return stems.length > 0 && overlap(stems, contentStems(asked)) >= (stems.length > 2 ? 0.66 : 1);
}

export function answerTo(
  message: string,
  { knowledge, kinship, places, people }: Material,
  reader: ReaderWords,
): Answer | null {
  const asked = plain(message);
  const special = knowledge ? particular(asked, knowledge, places, people, reader) : null;
  if (special) return special;
  const kin = !knowledge && kinship && kinAskedFor(asked, kinship);
  if (kin) return { text: kin, source: 'term' };
  const own = knowledge?.kind === 'concept' ? knowledge.id : null;
  const concept = conceptNames.find(
    ({ id, folded }) => id !== own && ` ${fold(message)} `.includes(` ${folded} `),
  );
  const termText = glossaryTerms.find((term) => asksFor(term).test(asked));
  const topic = knowledge ? TOPICS.find(({ asks }) => asks.test(asked)) : undefined;
  if (termText) return { text: GLOSSARY[termText] ?? '', source: 'term' };
  if (concept) {
    const found = conceptById(concept.id);
    if (found) return { text: defined(found), source: 'term' };
  }
  const topical = knowledge && topic?.answer(knowledge, asked);
  if (topical) return { text: within(asSentence(topical)), source: topic?.reading ? 'work' : 'term' };
  if (
    own &&
    new RegExp(`\\b${(knowledge?.title ?? '').toLowerCase().replace(/[^a-z ]/g, '.')}\\b`).test(asked) &&
    knowledge?.idea
  ) {
    return { text: defined({ name: knowledge.title, ...knowledge.idea }), source: 'term' };
  }
  return knowledge ? anySentence(asked, knowledge) : null;
}

/** Most of a fact's question stands in the reader's. */
const factAsked = (asked: string, facts: readonly Fact[]): Fact | undefined =>
  facts.find(({ question }) => {
    const [wanted, said] = [contentStems(question), contentStems(asked)];
    return wanted.length > 1 && said.length > 1 && overlap(wanted, said) >= 0.75;
  });

/** "Is she pregnant?", where that is what people usually get wrong. */
function beliefAsked(asked: string, { misconceptions, title, creator }: Knowledge) {
  if (!/^(?:(?:but|and|so|wait|ok) )*(?:is|are|was|were|did|does|do|has|have|can|could)\b/.test(asked))
    return undefined;
  const ofTitle = new Set(contentStems(`${title} ${creator}`));
  const wanted = contentStems(asked).filter((stem) => !ofTitle.has(stem));
  return misconceptions.open.find(({ belief }) => {
    const held = contentStems(belief).filter((stem) => !ofTitle.has(stem));
    return (
      wanted.length > 0 && wanted.every((stem) => held.includes(stem)) && wanted.length * 2 >= held.length
    );
  });
}

/** People, places and facts of the work, by name. */
function particular(
  asked: string,
  knowledge: Knowledge,
  places: readonly Place[],
  people: readonly Person[],
  reader: ReaderWords,
): Answer | null {
  const fact = factAsked(asked, knowledge.facts.open);
  if (fact) return { text: asSentence(fact.statement), source: 'term' };
  const hidden = factAsked(asked, knowledge.facts.spoilers);
  if (hidden)
    return factBroughtUp(hidden, reader)
      ? { text: asSentence(hidden.statement), source: 'term' }
      : { withheld: true };
  if (/\b(?:who is|who are|who was|who were|whos|who's)\b|\btell me about\b|\bexplain\b/.test(asked)) {
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
        text: within(`${introduced(person, knowledge)} ${placeWith(person.name, places)}`.trim()),
        source: 'term',
      };
  }
  const kin = knowledge.kinship && kinAskedFor(asked, knowledge.kinship);
  if (kin) return { text: kin, source: 'term' };
  const belief = beliefAsked(asked, knowledge);
  if (belief) return { text: asSentence(belief.correction), source: 'term' };
  const place = places.find(({ name }) => named(name, asked));
  const concept =
    place && knowledge.concepts.map(({ id }) => conceptById(id)).find((one) => one && named(one.name, asked));
  if (place && concept)
    return { text: joined(place.text, concept.definition, concept.example), source: 'term' };
  if (place)
    return {
      text: within(`${stated(place.text, knowledge)} ${aboutPlace(place, knowledge)}`.trim()),
      source: 'work',
    };
  const termed = byTerm(asked, knowledge, places);
  if (termed) return { text: within(stated(termed, knowledge)), source: 'work' };
  if (
    /\b(?:how does (?:it|the (?:book|film|story|movie)) end|the ending|who dies|how it ends|what happens (?:at|in) the end|what(?:'s| is) the end)\b/.test(
      asked,
    ) &&
    knowledge.story
  )
    return { withheld: true };
  return null;
}

/** A term of the work's own ("the Linda problem") leads to the place that speaks of it. */
function byTerm(asked: string, { keyTerms, facts }: Knowledge, places: readonly Place[]): string | null {
  const term = keyTerms
    .filter((one) => one.length > 4 && ` ${asked} `.includes(` ${plain(one)} `))
    .sort((a, b) => b.length - a.length)[0];
  if (!term) return null;
  const stems = contentStems(term);
  const about = (text: string) => overlap(stems, contentStems(text)) >= 0.5;
  return (
    places.find(({ name, text }) => about(`${name} ${text}`))?.text ??
    facts.open.find(({ statement }) => about(statement))?.statement ??
    null
  );
}

/** Who somebody is: where the notes only say what they do, the summary that names them comes first. */
function introduced(person: Person, knowledge: Knowledge): string {
  const line = personLine(person);
  const said = sentencesOf(knowledge.summary).find((sentence) => sentence.includes(person.name));
  return tellsWho(person) || !said ? line : joined(said, line);
}

const placeWith = (name: string, places: readonly Place[]): string => {
  const part = plain(name)
    .split(' ')
    .filter((word) => word.length > 3);
  const place = places.find(({ text }) => part.some((word) => plain(text).split(' ').includes(word)));
  return place ? `${asSentence(place.text)}` : '';
};

const WORKS = { book: 'book', movie: 'film', artwork: 'work', concept: 'idea' } as const;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|may|might|must|should|[a-z]{3,}[^s'’\W]s)\b/u;

/** Notes are often mere names of a moment: as an answer they need a frame. */
const stated = (text: string, { kind }: Knowledge): string =>
  FINITE.test(text) ? asSentence(text) : `In the ${WORKS[kind]} it is this: ${asSentence(text)}`;

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
