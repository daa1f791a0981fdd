import { foldTitle, withoutSubtitle } from '#catalogue/folding.ts';
import { sameMaker } from '#catalogue/makers.ts';
import type { Work } from './work.ts';

type Named = Pick<Work, 'kind' | 'slug' | 'title' | 'creator'>;

/** The catalogue's id of a work of one's own, where the catalogue has it: found by title and maker. */
export async function catalogueId({ kind, slug, title, creator }: Named): Promise<string | null> {
  if (slug !== null) return slug;
  const shelf = await shelfOf(kind);
  const names = [foldTitle(title), foldTitle(withoutSubtitle(title))];
  const found = shelf.find((one) => names.includes(foldTitle(one.title)) && sameMaker(creator, one.creator));
  return found?.id ?? null;
}

async function shelfOf(kind: Work['kind']): Promise<{ id: string; title: string; creator: string }[]> {
  switch (kind) {
    case 'book':
      return (await import('#catalogue/shelf/books.ts')).SHELF_BOOKS.map(({ id, title, author }) => ({
        id,
        title,
        creator: author,
      }));
    case 'movie':
      return (await import('#catalogue/shelf/films.ts')).SHELF_FILMS.map(({ id, title, director }) => ({
        id,
        title,
        creator: director,
      }));
    case 'artwork':
      return (await import('#catalogue/shelf/artworks.ts')).SHELF_ARTWORKS.map(({ id, title, artist }) => ({
        id,
        title,
        creator: artist,
      }));
    case 'concept':
      return (await import('#catalogue/shelf/concepts.ts')).SHELF_CONCEPTS.map(({ id, name }) => ({
        id,
        title: name,
        creator: 'Exploration',
      }));
  }
}
