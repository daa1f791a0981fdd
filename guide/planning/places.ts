/** What of a work may be spoken of, and who: what gives nothing away, and what the reader has named. */
import type { Knowledge, Person } from '#catalogue/types.ts';
import { plain, wordCount } from '../counting.ts';
import { openStemsOf, type ReaderWords, sceneBroughtUp } from './reader-words.ts';

/** A scene, passage, case or part of a picture. */
export type Place = { name: string; text: string };

/** A name that breaks off cannot stand in a sentence. */
const BROKEN_NAME =
  /(?:\b(?:of|the|a|an|to|and|or|in|on|at|by|for|from|with|that|who|which|as|while|through|into|between)|['’]s)$/i;
const LONGEST_PLACE_NAME = 12;

export const isUsable = ({ name, text }: Place) =>
  name !== '' && text !== '' && !BROKEN_NAME.test(name) && wordCount(name) <= LONGEST_PLACE_NAME;

export function openPlaces(knowledge: Knowledge, reader: ReaderWords): Place[] {
  const openStems = openStemsOf(knowledge);
  const named = knowledge.touchstones.spoilers.filter((one) => sceneBroughtUp(one, reader, openStems));
  return [...knowledge.touchstones.open, ...knowledge.lookingPoints, ...named].filter(isUsable);
}

export function openPeople(knowledge: Knowledge, reader: ReaderWords): Person[] {
  const named = knowledge.people.spoilers.filter(({ name }) =>
    plain(name)
      .split(' ')
      .some((part) => part.length > 3 && reader.words.has(part)),
  );
  return [...knowledge.people.open, ...named];
}

/** By any telling part of the name. */
export function mentions({ name, text }: Place, person: string): boolean {
  const words = new Set(plain(`${name} ${text}`).split(' '));
  return plain(person)
    .split(' ')
    .some((part) => part.length > 3 && words.has(part));
}
