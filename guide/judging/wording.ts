import type { Talk } from '../types.ts';

/** Words that fit the kind of work and the objective. */
export type Wording = { place: string; work: string; tests: string[] };

/** What would try a good thought further, by the objective. */
const TESTS: [RegExp, string[]][] = [
  [
    /Perspective/,
    [
      'say how someone else there would tell it',
      'say what the person could not know at that point',
      'find a {place} where the same person is otherwise',
    ],
  ],
  [
    /Application/,
    [
      'name the part of the case that does not fit the idea',
      'say what would have happened without the idea',
      'find a case of yours that went the other way',
    ],
  ],
  [
    /Personal/,
    [
      'ask how much of that is in {work} and how much in you',
      'say what someone unlike you would have felt there',
      'say whether you saw it that way at first, and what changed it',
    ],
  ],
  [
    /Synthesis|Compare/,
    [
      'say what the two show together that neither shows alone',
      'say where the likeness ends',
      'turn it round, and look at the first by way of the second',
    ],
  ],
  [
    /Technique/,
    [
      'name what that choice costs, or where it is not kept up',
      'say what would be lost if it were done the plain way',
      'find a {place} where the same means does something else',
    ],
  ],
  [
    /Recall/,
    [
      'say which of these is most often remembered wrongly, or why it matters',
      'say what led to it, and what came of it',
      'say how sure you are, and what would settle it',
    ],
  ],
  [
    /Symbolism/,
    [
      'give it a second, opposite meaning and see which holds better',
      'find a {place} where that meaning does not fit',
      'say who would see something else in it, and why',
    ],
  ],
  [
    /Context/,
    [
      'find where {work} does not fit its time or its label',
      'say what somebody of its own time would have taken for granted',
      'say what of it could be the same at any other time',
    ],
  ],
];

const GENERAL_TESTS = [
  'look for one {place} that points the other way',
  'put the best point of somebody who disagrees',
  'say how far it reaches, and where it stops',
];

export function wordingFor({ subject, objective }: Talk): Wording {
  const { place, work } = nounsFor(subject);
  const tests = TESTS.find(([pattern]) => pattern.test(objective.name))?.[1] ?? GENERAL_TESTS;
  return {
    place,
    work,
    tests: tests.map((test) => test.replace('{work}', work).replace('{place}', place)),
  };
}

function nounsFor({ kind, knowledge }: Talk['subject']): Omit<Wording, 'tests'> {
  switch (kind) {
    case 'book':
      return {
        place: knowledge && !knowledge.story ? 'passage or example' : 'scene or line',
        work: 'the book',
      };
    case 'movie':
      return { place: 'scene or shot', work: 'the film' };
    case 'artwork':
      return { place: 'spot or gesture', work: 'the work' };
    case 'concept':
      return { place: 'case or moment', work: 'the idea' };
  }
}
