/** The shelf a book stands on elsewhere, as the status it has here. */
import { fold } from '#catalogue/folding.ts';
import type { Book } from '#contract/books.ts';

const STATUSES: Record<string, NonNullable<Book['status']>> = Object.fromEntries(
  (
    [
      ['read', ['read', 'finished', 'done', 'completed', 'gelesen', 'lu', 'leido']],
      ['reading', ['reading', 'currently reading', 'in progress', 'started', 'am lesen', 'lese ich']],
      ['to-read', ['to read', 'want to read', 'toread', 'tbr', 'unread', 'wishlist', 'planned', 'ungelesen']],
    ] as const
  ).flatMap(([status, names]) => names.map((name) => [name, status])),
);

export const statusOf = (shelf: string): Book['status'] => STATUSES[fold(shelf)] ?? null;

/** The shelves and tags that say more than the status does. */
export const otherShelves = (...lists: string[]): string => {
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '' && !statusOf(name)).join(', ');
};
