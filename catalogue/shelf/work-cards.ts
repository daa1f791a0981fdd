import type { Kind } from '#contract/kinds.ts';
import type { BookGenre } from '../types.ts';
import { SHELF_BOOKS } from './books.ts';
import type { WorkCard } from './types.ts';

type CardFile = { default: unknown };

/** One file a genre, so that a browser fetches little beside the card it is about to show. */
const BOOK_CARDS: Record<BookGenre, () => Promise<CardFile>> = {
  'Business & Finance': () =>
    import('../data/shelf/work-cards/business-finance.json', { with: { type: 'json' } }),
  'Self-Help': () => import('../data/shelf/work-cards/self-help.json', { with: { type: 'json' } }),
  Fiction: () => import('../data/shelf/work-cards/fiction.json', { with: { type: 'json' } }),
  Science: () => import('../data/shelf/work-cards/science.json', { with: { type: 'json' } }),
  Biography: () => import('../data/shelf/work-cards/biography.json', { with: { type: 'json' } }),
  Philosophy: () => import('../data/shelf/work-cards/philosophy.json', { with: { type: 'json' } }),
  History: () => import('../data/shelf/work-cards/history.json', { with: { type: 'json' } }),
};

const filmCards = () => import('../data/shelf/work-cards/films.json', { with: { type: 'json' } });
const artworkCards = () => import('../data/shelf/work-cards/artworks.json', { with: { type: 'json' } });

function fileFor(kind: Exclude<Kind, 'concept'>, id: string): (() => Promise<CardFile>) | null {
  if (kind === 'movie') return filmCards;
  if (kind === 'artwork') return artworkCards;
  const genre = SHELF_BOOKS.find((book) => book.id === id)?.genre;
  return genre ? BOOK_CARDS[genre] : null;
}

/** The card of a work of the catalogue; ideas have study cards instead. */
export async function workCardOf(kind: Exclude<Kind, 'concept'>, id: string): Promise<WorkCard | null> {
  const cards = (await fileFor(kind, id)?.())?.default as WorkCard[] | undefined;
  return cards?.find((card) => card.id === id) ?? null;
}
