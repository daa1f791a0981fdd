/** Who is whose what in well-known stories we hold no notes on, and in films of those we do. */
import data from './data/other-ties.json' with { type: 'json' };
import { foldTitle, withoutSubtitle } from './folding.ts';
import { kinshipOf } from './kinship.ts';
import type { SubjectName } from './look-up.ts';
import { sameMaker } from './makers.ts';
import type { Kinship, Knowledge, Tie } from './types.ts';

type Told = 'book' | 'movie';

/** `ties` read "Polonius, father of Ophelia, Laertes"; `hidden` ones give plot away. `as`: whose ties hold here too. */
export type OtherStory = { titles: string[] } & Partial<Record<Told, string[]>> & {
    people?: Record<string, string[]>;
    ties?: string[];
    hidden?: string[];
    as?: string;
  };

export const OTHER_STORIES = data as unknown as readonly OtherStory[];

const tiesFrom = (lines: readonly string[] = [], spoiler?: true): Tie[] =>
  lines.flatMap((line) => {
    const [who = '', ...rest] = line.split(', ');
    const [is = '', ...others] = rest.join(', ').split(' of ');
    return others
      .join(' of ')
      .split(', ')
      .map((to) => ({ who, is, to, ...(spoiler && { spoiler }) }));
  });

/** The ties of an entry, written out. */
export function tiesOfStory({ as, people = {}, ties, hidden }: OtherStory): Kinship | null {
  const [kind, id = ''] = as?.split('/') ?? [];
  if (kind) return kinshipOf(kind as Told, id);
  return { people, ties: [...tiesFrom(ties), ...tiesFrom(hidden, true)] };
}

let byTitle: Map<string, OtherStory[]> | null = null;
const written = new Map<OtherStory, Kinship | null>();

function indexByTitle(): Map<string, OtherStory[]> {
  const index = new Map<string, OtherStory[]>();
  for (const story of OTHER_STORIES)
    for (const key of new Set(story.titles.map(foldTitle)))
      index.set(key, [...(index.get(key) ?? []), story]);
  return index;
}

/** An import that found no maker says "Unknown". */
const NOBODY = /^unknown$/i;

/** The ties of a story as somebody wrote it down; null where we have none. */
export function kinshipNamed({ kind, title, creator }: SubjectName): Kinship | null {
  if (kind !== 'book' && kind !== 'movie') return null;
  byTitle ??= indexByTitle();
  const by = (creator ?? '').trim().replace(NOBODY, '');
  for (const key of [foldTitle(title), foldTitle(withoutSubtitle(title))]) {
    const story = byTitle.get(key)?.find((one) => one[kind]?.some((maker) => sameMaker(by, maker)));
    if (!story) continue;
    const known = written.get(story);
    if (known !== undefined) return known;
    const made = tiesOfStory(story);
    written.set(story, made);
    return made;
  }
  return null;
}

/** By our notes where we hold some, else by the name. */
export const kinshipOfSubject = (subject: SubjectName & { knowledge: Knowledge | null }): Kinship | null =>
  subject.knowledge ? subject.knowledge.kinship : kinshipNamed(subject);
