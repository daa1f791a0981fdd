/** What the room calls things, by the kind of work. */
import type { Kind } from '#contract/kinds.ts';
import { momentOf } from '../../data/clock-time.ts';
import * as say from '../../words/room.ts';

export const PLACEHOLDERS: Record<Kind, string> = {
  book: say.askAboutBook,
  movie: say.askAboutFilm,
  artwork: say.askAboutArtwork,
  concept: say.askAboutIdea,
};

export const WAYS_BACK: Record<Kind, { to: string; label: string }> = {
  book: { to: '/books', label: say.backToYourBooks },
  movie: { to: '/movie-objectives', label: say.backToTheFilms },
  artwork: { to: '/art', label: say.backToTheArtworks },
  concept: { to: '/concept-categories', label: say.backToTheIdeas },
};

/** Why the built-in guide spoke; and on the day itself (UTC) when the model is back, by the reader's clock. */
export function budgetSentence(at: string | null, now = new Date()): string {
  const why = say.tokensUsedUp;
  const today = now.toISOString().slice(0, 10);
  if (!at?.startsWith(today)) return why;
  const midnight = new Date(Date.parse(today) + 86_400_000).toISOString();
  return say.itIsBackAt(why, momentOf(midnight, now));
}
