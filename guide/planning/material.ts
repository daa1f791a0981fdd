/** What there is to speak with: the catalogue's knowledge of the work, as content for the slots of the wording. */
import { kinshipOfSubject } from '#catalogue/other-kinship.ts';
import type { Kinship, Knowledge, Person } from '#catalogue/types.ts';
import type { Kind } from '#contract/kinds.ts';
import type { Subject, Talk } from '../types.ts';
import type { Slots } from '../wording/fill.ts';
import { makerOf, NOUNS, PARTS, titleOf } from '../wording/naming.ts';
import { knownSlots } from './known-slots.ts';
import { peopleOf, slotsOfOther } from './other-slots.ts';
import { openPeople, openPlaces, type Place } from './places.ts';
import type { ReaderWords } from './reader-words.ts';
import { known } from './subject.ts';

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
