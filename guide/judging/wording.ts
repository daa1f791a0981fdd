import type { Talk } from '../types.ts';

/** Words that fit the kind of work and the objective. */
export type Wording = { place: string; work: string; test: string };

const TESTS: [RegExp, string][] = [
  [/Perspective/, 'say how someone else there would tell it'],
  [/Application/, 'name the part of the case that does not fit the idea'],
  [/Personal/, 'ask how much of that is in {work} and how much in you'],
  [/Synthesis|Compare/, 'say what the two show together that neither shows alone'],
  [/Technique/, 'name what that choice costs, or where it is not kept up'],
  [/Recall/, 'say which of these is most often remembered wrongly, or why it matters'],
  [/Symbolism/, 'give it a second, opposite meaning and see which holds better'],
  [/Context/, 'find where {work} does not fit its time or its label'],
];

export function wordingFor({ subject, objective }: Talk): Wording {
  const { place, work } = nounsFor(subject);
  const test = TESTS.find(([pattern]) => pattern.test(objective.name))?.[1];
  return {
    place,
    work,
    test: (test ?? 'look for one {place} that points the other way')
      .replace('{work}', work)
      .replace('{place}', place),
  };
}

function nounsFor({ kind, knowledge }: Talk['subject']): Omit<Wording, 'test'> {
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
