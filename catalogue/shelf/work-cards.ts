import type { Kind } from '#contract/kinds.ts';
import type { WorkCard } from './types.ts';

type CardKind = Exclude<Kind, 'concept'>;
type CardFile = { default: unknown };

/** A few cards a file, so that a browser fetches little beside the one it is about to show. */
const CARD_FILES: Record<CardKind, readonly (() => Promise<CardFile>)[]> = {
  book: [
    () => import('../data/shelf/work-cards/books-1.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/books-2.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/books-3.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/books-4.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/books-5.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/books-6.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/books-7.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/books-8.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/books-9.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/books-10.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/books-11.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/books-12.json', { with: { type: 'json' } }),
  ],
  movie: [
    () => import('../data/shelf/work-cards/films-1.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/films-2.json', { with: { type: 'json' } }),
  ],
  artwork: [
    () => import('../data/shelf/work-cards/artworks-1.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/artworks-2.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/artworks-3.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/artworks-4.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/artworks-5.json', { with: { type: 'json' } }),
    () => import('../data/shelf/work-cards/artworks-6.json', { with: { type: 'json' } }),
  ],
};

/** Which of its kind's files has the card of this work: told by the id alone, without a list of them all. */
export function cardFileOf(kind: CardKind, id: string): number {
  const letters = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return letters % CARD_FILES[kind].length;
}

/** The card of a work of the catalogue; ideas have study cards instead. */
export async function workCardOf(kind: CardKind, id: string): Promise<WorkCard | null> {
  const cards = (await CARD_FILES[kind][cardFileOf(kind, id)]?.())?.default as WorkCard[] | undefined;
  return cards?.find((card) => card.id === id) ?? null;
}
