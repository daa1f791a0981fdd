/** What the room calls things, by the kind of work. */
import type { Kind } from '#contract/kinds.ts';
import { momentOf } from '../../data/clock-time.ts';

export const PLACEHOLDERS: Record<Kind, string> = {
  book: 'What do you make of this book?',
  movie: 'What do you make of this film?',
  artwork: 'What do you see?',
  concept: 'What do you make of this idea?',
};

export const WAYS_BACK: Record<Kind, { to: string; label: string }> = {
  book: { to: '/books', label: 'Back to your books' },
  movie: { to: '/movie-objectives', label: 'Back to the films' },
  artwork: { to: '/art', label: 'Back to the artworks' },
  concept: { to: '/concept-categories', label: 'Back to the ideas' },
};

/** "openai:gpt-5" is "gpt-5". */
export function guideName(guide: string): string {
  return guide === 'builtin' ? 'Built-in guide' : guide.slice(guide.indexOf(':') + 1);
}

/** Who made it, as it is written under a title; nobody made an idea. */
export function byline({ kind, creator }: { kind: Kind; creator: string }): string {
  return kind === 'concept' ? '' : creator;
}

export function guideSentence(guide: string): string {
  return guide === 'builtin'
    ? 'The built-in guide speaks here: it works from the catalogue and your own words, without an AI model.'
    : `${guideName(guide)} speaks here, an AI model. What it says may be wrong.`;
}

/** Why the built-in guide spoke; and on the day itself (UTC) when the model is back, by the reader's clock. */
export function budgetSentence(at: string | null, now = new Date()): string {
  const why = 'Built-in guide: the day’s tokens of the AI model are used up.';
  const today = now.toISOString().slice(0, 10);
  if (!at?.startsWith(today)) return why;
  const midnight = new Date(Date.parse(today) + 86_400_000).toISOString();
  return `${why} It is back at ${momentOf(midnight, now)}.`;
}
