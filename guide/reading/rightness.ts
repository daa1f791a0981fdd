import { ARTWORKS } from '#catalogue/artworks.ts';
import { BOOKS } from '#catalogue/books.ts';
import { FILMS } from '#catalogue/films.ts';
import { kinshipOfSubject } from '#catalogue/other-kinship.ts';
import type { Fact } from '#catalogue/types.ts';
import type { Span, Talk } from '../types.ts';
import { type Given, givenIn } from './given.ts';
import { misbelievedIn } from './misbeliefs.ts';
import { questionOf } from './question.ts';
import { spanOfWords } from './spans.ts';
import { contentStems } from './stems.ts';
import { wrongTies } from './ties.ts';
import { folded, foldsOf, type Word, type Words } from './words.ts';

/** `note` is left out where it would give plot away. */
export type Error = { span: Span; note?: string };
export type Rightness = {
  errors: Error[];
  /** The question asks for a fact the catalogue holds, and the answer is there. */
  right: boolean;
};

const MAKING = new Set('painted made wrote drew directed sculpted filmed created carved'.split(' '));
const DENYING = new Set(
  'not no never isnt wasnt doesnt dont didnt wrong myth mistake people everyone often actually legend'.split(
    ' ',
  ),
);
const ARTISTS = [...new Set(ARTWORKS.map(({ artist }) => artist))];
const MAKERS = [...ARTISTS, ...BOOKS.map(({ author }) => author), ...FILMS.map(({ director }) => director)];
/** By the name people use; painters of old often by their first. */
const makersByName = new Map([
  ...ARTISTS.flatMap((maker) => namedBy(maker, foldsOf(maker)[0], 6)),
  ...MAKERS.flatMap((maker) => namedBy(maker, foldsOf(maker).at(-1), 4)),
]);

function namedBy(maker: string, name: string | undefined, atLeast: number): [string, string][] {
  return name && name.length >= atLeast ? [[name, maker]] : [];
}

/** Right and wrong facts in the reader's words, as far as the catalogue can tell. */
export function rightnessOf(text: Words, own: readonly Word[], talk: Talk): Rightness {
  const errors = [...wrongMaker(text, own, talk)];
  const kinship = kinshipOfSubject(talk.subject);
  if (kinship) errors.push(...wrongTies(text, own, kinship));
  const known = talk.subject.knowledge;
  if (!known) return { errors, right: false };
  const facts = [...known.facts.open, ...known.facts.spoilers];
  const asked = facts.filter((fact) => isAskedFor(fact, talk));
  const given = asked.map((fact) => ({ fact, ...givenIn(own, fact) }));
  if (talk.objective.name.startsWith('Recall'))
    errors.push(
      ...given.flatMap(({ fact, right, wrong }) => (right ? [] : mistaken(text, own, fact, wrong))),
    );
  errors.push(...misbelievedIn(text, own, known));
  return { errors, right: errors.length === 0 && given.some(({ right }) => right) };
}

/** Most of what the catalogue's question is about stands in the guide's. */
function isAskedFor(fact: Fact, talk: Talk): boolean {
  const wanted = contentStems(foldsOf(fact.question));
  const asked = contentStems(foldsOf(questionOf(talk)));
  return wanted.size > 0 && [...wanted].filter((one) => asked.has(one)).length / wanted.size >= 0.6;
}

const mistaken = ({ raw }: Words, own: readonly Word[], fact: Fact, wrong: Given['wrong']): Error[] =>
  wrong
    .filter(({ from, after }) => !deniedNear(own, from, after))
    .map(({ from, to }) => ({
      span: spanOfWords(raw, own, from, to),
      ...(fact.spoiler ? {} : { note: fact.statement }),
    }));

/** Somebody else's name as the maker: "Leonardo painted it". */
function wrongMaker({ raw }: Words, own: readonly Word[], { subject }: Talk): Error[] {
  if (!subject.creator || subject.kind === 'concept') return [];
  const makers = new Set(foldsOf(subject.creator));
  return own.flatMap((word, at) => {
    const maker = makersByName.get(word.fold);
    if (!maker || makers.has(word.fold) || deniedNear(own, at)) return [];
    const next = own[at + 1];
    const made =
      next !== undefined && MAKING.has(next.fold) && /^(?:it|this|the)$/.test(own[at + 2]?.fold ?? '');
    const by = own[at - 1]?.fold === 'by' || own[at - 2]?.fold === 'by';
    const was = by && own.slice(Math.max(0, at - 5), at).some(({ fold }) => MAKING.has(fold));
    const itWas = own.slice(Math.max(0, at - 6), at).some(({ fold }) => fold === 'it' || fold === 'this');
    // "It's by Goya", "this is by Goya"
    const said = foldsBefore(own, at, 3);
    const isBy = /(?:^|\s)(?:its|thats|(?:it|this|that) (?:is|was)) by$/.test(said);
    if (!made && !(was && itWas) && !isBy) return [];
    return [{ span: spanOfWords(raw, own, at, at + 1), note: `${subject.title} is by ${subject.creator}.` }];
  });
}

const foldsBefore = (own: readonly Word[], at: number, count: number): string =>
  folded(own.slice(Math.max(0, at - count), at));

const deniedNear = (own: readonly Word[], at: number, after = 0): boolean =>
  own.slice(Math.max(after, at - 4), at + 4).some(({ fold }) => DENYING.has(fold));
