/** What there is to speak with: the catalogue's knowledge of the work, as content for the slots of the wording. */
import { kinshipOfSubject } from '#catalogue/other-kinship.ts';
import type { Kinship, Knowledge, Person } from '#catalogue/types.ts';
import type { Kind } from '#contract/kinds.ts';
import { drawOf, shuffled } from '../chance.ts';
import { contentStems, overlap, plain, wordCount } from '../counting.ts';
import type { Subject, Talk } from '../types.ts';
import { capitalised, type Slots } from '../wording/fill.ts';
import { ideaOf, inQuotes, makerOf, NOUNS, PARTS, titleOf } from '../wording/naming.ts';
import { isCommonest, openStemsOf, type ReaderWords, sceneBroughtUp } from './reader-words.ts';
import { known } from './subject.ts';

export type Place = { name: string; text: string };

export type Material = {
  kind: Kind;
  knowledge: Knowledge | null;
  /** Who is whose what, notes or no notes. */
  kinship: Kinship | null;
  /** Scenes, passages, cases or parts of a picture that may be spoken of. */
  places: Place[];
  /** Who may be named: those who give nothing away, and those the reader has named. */
  people: Person[];
  /** Another work that the talk was begun with or the reader has named. */
  other: Subject | null;
  slots: Slots;
};

/** A sentence that can stand by itself. */
export const asSentence = (text: string): string => {
  const whole = text.replace(/\s+/g, ' ').trim();
  return whole === '' ? '' : /[.?!…][”"’')]?$/.test(whole) ? capitalised(whole) : `${capitalised(whole)}.`;
};

export const sentencesOf = (text: string): string[] =>
  (
    text
      .replace(/\s+/g, ' ')
      .match(/.+?(?:(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|vs|c|U\.S|[A-Z]))[.?!…][”"’')]?(?=\s|$)|$)/gs) ?? []
  )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const LONGEST_TEXT = 34;
/** What was said some turns ago is near, too, where nothing else decides. */
const BEFORE_COUNTS = 0.4;
/** A text that shares so much with what was said is no test of it. */
const SAYS_THE_SAME = 0.6;
/** A name that breaks off cannot stand in a sentence. */
const BROKEN_NAME =
  /(?:\b(?:of|the|a|an|to|and|or|in|on|at|by|for|from|with|that|who|which|as|while|through|into|between)|['’]s)$/i;
const LONGEST_PLACE_NAME = 12;

const isUsable = ({ name, text }: Place) =>
  name !== '' && text !== '' && !BROKEN_NAME.test(name) && wordCount(name) <= LONGEST_PLACE_NAME;

const GENRES: Record<string, string> = {
  Drama: 'a drama',
  Thriller: 'a thriller',
  Musical: 'a musical',
  Crime: 'a crime film',
  'Sci-Fi': 'a science-fiction film',
  Action: 'an action film',
  Horror: 'a horror film',
  War: 'a war film',
  Romance: 'a love story',
};

/** Who made it and what it won: worth knowing, but no way into a film. */
const ABOUT_MAKING =
  /\b(?:play(?:s|ed)|direct\w*|compos\w*|shot by|won|award\w*|festival|oscar\w*|actor|actress|studio|what year|which year|when was)\b/i;

/** A question of the catalogue that can close a turn: one mark, at its end. */
const askable = (question: string): string =>
  (question.match(/\?/g)?.length ?? 0) === 1 && question.trim().endsWith('?') && !question.includes('!')
    ? question.trim()
    : '';

const vocabularies = new WeakMap<Knowledge, ReadonlySet<string>>();

/** Every telling word the catalogue has of a work. */
export function vocabularyOf(knowledge: Knowledge): ReadonlySet<string> {
  const known = vocabularies.get(knowledge);
  if (known) return known;
  const made = new Set(contentStems(JSON.stringify(knowledge)));
  vocabularies.set(knowledge, made);
  return made;
}

export type Wish = {
  /** A text that names who is to be spoken of; where it names nobody, everybody may be. */
  cast?: string | null;
  seed: string;
  /** All the guide has said, folded. */
  said: string;
  reader: ReaderWords;
  /** Another work that the talk was begun with or the reader has named. */
  other: Subject | null;
  /** `near`: what the reader talks about; `far`: something else. */
  place: 'near' | 'far';
};

export function materialOf(talk: Talk, message: string, wish: Wish): Material {
  const subject = known(talk.subject);
  const { kind, knowledge } = subject;
  const noun = NOUNS[kind];
  const places = knowledge ? openPlaces(knowledge, wish.reader) : [];
  const people = knowledge ? openPeople(knowledge, wish.reader) : [];
  const { other } = wish;
  const kinship = kinshipOfSubject(subject);
  const basic: Slots = {
    title: titleOf(subject),
    idea: kind === 'concept' ? titleOf(subject) : undefined,
    it: kind === 'concept' ? 'the idea' : `the ${noun}`,
    noun,
    part: partsFor(kind, knowledge),
    maker: makerOf(subject),
    creator: subject.knowledge?.creator ?? subject.creator,
  };
  return {
    kind,
    knowledge,
    kinship,
    places,
    people,
    other,
    slots: knowledge
      ? { ...basic, ...knownSlots(knowledge, places, people, message, wish, other) }
      : { ...basic, ...slotsOfOther(other, wish), ...peopleOf(kinship, message, wish) },
  };
}

const partsFor = (kind: Kind, knowledge: Knowledge | null): string =>
  kind === 'book' && knowledge?.story === false ? 'passage or example' : PARTS[kind];

/** The second work of a pair: its title, and something to look at there that was not spoken of yet. */
function slotsOfOther(other: Subject | null, { seed, said }: Pick<Wish, 'seed' | 'said'>): Slots {
  if (!other) return {};
  const { knowledge } = other;
  const places = knowledge ? [...knowledge.lookingPoints, ...knowledge.touchstones.open] : [];
  const fresh = shuffled(places.filter(isUsable), `${seed}/other`).find(
    ({ name }) => !said.includes(plain(name)),
  );
  return { otherTitle: titleOf(other), otherPlace: fresh?.name };
}

/** As many as a story turns on. */
const LEADING = 6;

/** Without notes, whom the ties name most often and without giving plot away. */
function peopleOf(kinship: Kinship | null, message: string, { seed, cast }: Wish): Slots {
  const ties = kinship?.ties.filter(({ spoiler }) => !spoiler) ?? [];
  const named = (name: string) => ties.filter(({ who, to }) => who === name || to === name).length;
  const leading = Object.keys(kinship?.people ?? {})
    .filter((name) => named(name) > 0)
    .sort((a, b) => named(b) - named(a))
    .slice(0, LEADING);
  const chosen = leading.filter((name) => cast?.includes(name));
  const [first, second] = shuffled(chosen.length > 0 ? chosen : leading, `${seed}/people`).sort(
    (a, b) => Number(message.includes(a)) - Number(message.includes(b)),
  );
  return { person: first, person2: second };
}

function openPlaces(knowledge: Knowledge, reader: ReaderWords): Place[] {
  const openStems = openStemsOf(knowledge);
  const named = knowledge.touchstones.spoilers.filter((one) => sceneBroughtUp(one, reader, openStems));
  return [...knowledge.touchstones.open, ...knowledge.lookingPoints, ...named].filter(isUsable);
}

function openPeople(knowledge: Knowledge, reader: ReaderWords): Person[] {
  const named = knowledge.people.spoilers.filter(({ name }) =>
    plain(name)
      .split(' ')
      .some((part) => part.length > 3 && reader.words.has(part)),
  );
  return [...knowledge.people.open, ...named];
}

/** What an artwork stands for is no fact of its time. */
const timesOf = ({ kind, context }: Knowledge): string[] =>
  kind === 'artwork' ? context.slice(0, 1) : context;

function knownSlots(
  knowledge: Knowledge,
  places: readonly Place[],
  everyone: readonly Person[],
  message: string,
  { seed, said, place: side, cast, reader }: Wish,
  other: Subject | null,
): Slots {
  const named = everyone.filter(({ name }) => cast?.includes(name));
  const people = named.length > 0 ? named : everyone;
  // The title and the maker are in every turn, and bring nothing nearer.
  const ofTitle = new Set(contentStems(`${knowledge.title} ${knowledge.creator}`));
  const messageStems = contentStems(message).filter((stem) => !ofTitle.has(stem));
  const matter = (stems: Iterable<string>) =>
    [...stems].filter(
      // What is seen is named by the commonest words: black, white, left.
      (stem) => !ofTitle.has(stem) && (knowledge.kind === 'artwork' || !isCommonest(stem)),
    );
  const [now, before] = [matter(messageStems), matter(reader.stems)];
  const near = new Map(
    places.map((one) => {
      const told = matter(contentStems(`${one.name} ${one.text}`));
      return [one, overlap(told, now) + BEFORE_COUNTS * overlap(told, before)];
    }),
  );
  const nearness = (one: Place) => near.get(one) ?? 0;
  const fresh = (name: string) => !said.includes(plain(name));
  const ranked = shuffled(places, `${seed}/places`).sort(
    (a, b) =>
      Number(fresh(b.name)) - Number(fresh(a.name)) ||
      (side === 'near' ? nearness(b) - nearness(a) : nearness(a) - nearness(b)),
  );
  const [first, second] = ranked;
  const telling = (one: Place) => overlap(contentStems(one.name), messageStems) < 0.6;
  const text = ranked
    .filter(
      (one) =>
        telling(one) &&
        overlap(contentStems(one.text), messageStems) < SAYS_THE_SAME &&
        wordCount(one.text) <= LONGEST_TEXT &&
        !said.includes(plain(one.text)),
    )
    .sort((a, b) => nearness(b) - nearness(a))[0];
  const ranking = shuffled(people, `${seed}/people`).sort(
    (a, b) => Number(message.includes(a.name)) - Number(message.includes(b.name)),
  );
  const acting = places
    .map((one) => ({ one, who: people.find(({ name }) => mentions(one, name)) }))
    .find(
      ({ who, one }) =>
        who !== undefined && !mentions({ name: one.name, text: '' }, who.name) && fresh(one.name),
    );
  const freshText = (texts: readonly string[]) =>
    shuffled(texts.map(asSentence), `${seed}/texts`)
      .filter((one) => one !== '' && wordCount(one) <= LONGEST_TEXT && !said.includes(plain(one)))
      .map((one) => ({ one, shared: overlap(contentStems(one), messageStems) }))
      .sort((a, b) => b.shared - a.shared)[0]?.one;
  const factQuestion = shuffled(knowledge.facts.open, `${seed}/facts`).find(
    ({ question }) =>
      askable(question) !== '' &&
      fresh(question) &&
      !(knowledge.kind === 'movie' && ABOUT_MAKING.test(question)),
  );
  const debate = shuffled(knowledge.debates.open, `${seed}/debates`)
    .filter(
      ({ question }) =>
        askable(question) !== '' &&
        fresh(question) &&
        !(knowledge.kind === 'movie' && ABOUT_MAKING.test(question)),
    )
    .map(({ question }) => ({ question, shared: overlap(contentStems(question), messageStems) }))
    .sort((a, b) => b.shared - a.shared)[0];
  const misconception = shuffled(knowledge.misconceptions.open, `${seed}/beliefs`).find(
    ({ belief, correction }) =>
      fresh(belief) &&
      (messageStems.length === 0 ||
        contentStems(`${belief} ${correction}`).some((stem) => messageStems.includes(stem))),
  );
  const concepts = shuffled(knowledge.concepts, `${seed}/concepts`);
  const compared = shuffled(knowledge.comparisons, `${seed}/compared`)[0];
  const idea = knowledge.idea;
  return {
    place: first?.name,
    place2: second?.name,
    case: first?.name,
    placeText: text && asSentence(text.text),
    person: ranking[0]?.name,
    person2: ranking[1]?.name,
    actor: acting?.who?.name,
    scene: acting?.one.name,
    claim: knowledge.claim?.replace(/(?<![.\s])[.\s]+$/, '') || undefined,
    theme: knowledge.themes.length > 0 ? knowledge.themes[drawOf(seed) % knowledge.themes.length] : undefined,
    debate: debate && askable(debate.question),
    factQuestion: factQuestion && askable(factQuestion.question),
    belief: misconception && inQuotes(misconception.belief.replace(/(?<![.\s])[.\s]+$/, '')),
    craftText: freshText(knowledge.craft.flatMap(({ text: one }) => sentencesOf(one).slice(0, 1))),
    context: freshText(timesOf(knowledge).flatMap(sentencesOf)),
    movement: knowledge.group.split(' / ')[0],
    genre: GENRES[knowledge.group],
    year: knowledge.year,
    concept: concepts[0] && ideaOf(concepts[0].title, true),
    concept2: concepts[1] && ideaOf(concepts[1].title, true),
    otherTitle: compared && otherTitleOf(compared),
    ...slotsOfOther(other, { seed, said }),
    limit:
      idea?.limit && !said.includes(plain(idea.limit)) && wordCount(idea.limit) <= LONGEST_TEXT
        ? asSentence(idea.limit)
        : undefined,
    exampleText:
      idea && !said.includes(plain(idea.example)) && wordCount(idea.example) <= LONGEST_TEXT
        ? asSentence(idea.example)
        : undefined,
    test: idea ? askable(idea.test) : undefined,
    definitionStart: idea
      ? idea.definition
          .split(' ')
          .slice(0, 7)
          .join(' ')
          .replace(/[,;:]$/, '')
      : undefined,
  };
}

const otherTitleOf = ({ kind, title, creator }: { kind: Kind; title: string; creator: string }): string =>
  kind === 'concept' ? ideaOf(title, true) : titleOf({ kind, title, creator, knowledge: null });

/** By any telling part of the name. */
function mentions({ name, text }: Place, person: string): boolean {
  const words = new Set(plain(`${name} ${text}`).split(' '));
  return plain(person)
    .split(' ')
    .some((part) => part.length > 3 && words.has(part));
}
