/** The whole catalogue, found by the same rules as everywhere; a chunk of its own, fetched with the palette. */
import { nameKey } from '#catalogue/folding.ts';
import { makeSearch, type Search } from '#catalogue/search.ts';
import { SHELF_ARTWORKS } from '#catalogue/shelf/artworks.ts';
import { SHELF_BOOKS } from '#catalogue/shelf/books.ts';
import { SHELF_CONCEPTS } from '#catalogue/shelf/concepts.ts';
import { SHELF_FILMS } from '#catalogue/shelf/films.ts';
import { artworkEntries, bookEntries, conceptEntries, filmEntries } from '#catalogue/shelf/search-entries.ts';
import { conceptPath } from '../../routes/concept-path.ts';
import { discussionPath } from '../../routes/discussion-path.ts';
import * as say from '../../words/palette.ts';
import { type Finding, MOST_OF_A_GROUP } from './finding.ts';

let search: Search | null = null;
const conceptsById = new Map(SHELF_CONCEPTS.map((concept) => [concept.id, concept]));

/** Best first; what stands among the person's own findings already is not said twice. */
export function findInCatalogue(query: string, own: readonly Finding[]): Finding[] {
  search ??= makeSearch([
    ...bookEntries(SHELF_BOOKS),
    ...filmEntries(SHELF_FILMS),
    ...artworkEntries(SHELF_ARTWORKS),
    ...conceptEntries(SHELF_CONCEPTS),
  ]);
  const owned = new Set(own.map(({ kind, title }) => `${kind} ${nameKey(title)}`));
  return search(query, { limit: MOST_OF_A_GROUP * 2 })
    .filter(({ kind, title }) => kind === 'concept' || !owned.has(`${kind} ${nameKey(title)}`))
    .slice(0, MOST_OF_A_GROUP)
    .map(({ kind, id, title, creator }): Finding => {
      const concept = kind === 'concept' ? conceptsById.get(id) : undefined;
      return {
        key: `catalogue ${kind} ${id}`,
        group: say.fromTheCatalogue,
        kind,
        title,
        detail: concept ? concept.category : creator,
        to: concept
          ? conceptPath(concept)
          : discussionPath(kind === 'concept' ? { kind, slug: id } : { kind, slug: id }),
      };
    });
}
