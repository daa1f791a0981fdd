import { fold } from '#catalogue/folding.ts';
import { chosenParam } from '../../parts/objectives/place.ts';
import { type AnyWork, ownWork, type WorkKind, type WorkOf } from '../../parts/works/own-work.ts';
import { searchWorks, type WorkIndex } from '../../parts/works/search-works.ts';
import { withParam } from '../../routes/url-params.ts';
import * as say from '../../words/palette.ts';
import { type Finding, MOST_OF_A_GROUP } from './finding.ts';

/** A letter may be in thousands; who looks for one of those types another. */
const LOOKED_AT = 1_000;

const LISTS: Record<WorkKind, string> = { book: '/books', movie: '/movie-objectives', artwork: '/art' };

export type OwnIndexes = { [K in WorkKind]?: WorkIndex<WorkOf[K]> | undefined };

/** The person's own works, those whose title begins as was typed first; each leads to its objectives. */
export function findWorks(indexes: OwnIndexes, query: string): Finding[] {
  const start = fold(query);
  const found = [
    ...worksIn('book', indexes.book, query),
    ...worksIn('movie', indexes.movie, query),
    ...worksIn('artwork', indexes.artwork, query),
  ];
  const isFirst = ({ title }: { title: string }) =>
    fold(title)
      .replace(/^(the|a|an) /, '')
      .startsWith(start);
  const first: typeof found = [];
  const rest: typeof found = [];
  for (const work of found.slice(0, LOOKED_AT)) {
    if (first.length === MOST_OF_A_GROUP) break;
    if (isFirst(work)) first.push(work);
    else if (rest.length < MOST_OF_A_GROUP) rest.push(work);
  }
  return [...first, ...rest].slice(0, MOST_OF_A_GROUP).map(({ kind, id, title, creator, isConcept }) => ({
    key: `${kind} ${id}`,
    group: say.yourCollections,
    kind: isConcept ? 'concept' : kind,
    title,
    detail: isConcept ? say.anIdeaYouKeep : creator,
    to: `${LISTS[kind]}?${withParam('', chosenParam, { itemId: id })}`,
  }));
}

function worksIn<K extends WorkKind>(kind: K, index: WorkIndex<WorkOf[K]> | undefined, query: string) {
  if (!index) return [];
  return searchWorks<WorkOf[K] & AnyWork>(index as WorkIndex<WorkOf[K] & AnyWork>, query).map((work) =>
    ownWork(kind, work),
  );
}
