/** What the catalogue's notes on a work put into the slots: the nearest to what was said first, nothing twice. */
import type { Knowledge, Person } from '#catalogue/types.ts';
import type { Kind } from '#contract/kinds.ts';
import { drawOf, shuffled } from '../chance.ts';
import { contentStems, overlap, plain, wordCount } from '../counting.ts';
import type { Subject } from '../types.ts';
import type { Slots } from '../wording/fill.ts';
import { ideaOf, inQuotes, titleOf } from '../wording/naming.ts';
import type { Wish } from './material.ts';
import { slotsOfOther } from './other-slots.ts';
import { mentions, type Place } from './places.ts';
import { isCommonest } from './reader-words.ts';
import { askable, asSentence, sentencesOf } from './sentences.ts';

const LONGEST_TEXT = 34;
/** What was said some turns ago is near, too, where nothing else decides. */
const BEFORE_COUNTS = 0.4;
/** A text that shares so much with what was said is no test of it. */
const SAYS_THE_SAME = 0.6;
/** A place of which so many words stand in the message is the one it speaks of. */
const SAME_PLACE = 3;
/** A question of which so much was just said would only hand it back. */
const JUST_SAID = 0.7;
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

/** What an artwork stands for is no fact of its time. */
const timesOf = ({ kind, context }: Knowledge): string[] =>
  kind === 'artwork' ? context.slice(0, 1) : context;

const shareIn = (stems: readonly string[], said: readonly string[]): number =>
  stems.filter((stem) => said.includes(stem)).length / Math.max(stems.length, 1);

export function knownSlots(
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
        contentStems(one.text).filter((stem) => now.includes(stem)).length < SAME_PLACE &&
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
    .map(({ question }) => ({ question, stems: contentStems(question) }))
    .filter(({ stems }) => shareIn(stems, messageStems) < JUST_SAID)
    .map(({ question, stems }) => ({ question, shared: overlap(stems, messageStems) }))
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
