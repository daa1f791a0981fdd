import { useQuery } from '@tanstack/react-query';
import type { Usage } from '#contract/usage.ts';
import { usageQuery } from '../../data/usage.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import * as say from '../../words/profile.tsx';

/** Spelled out, with the numbers the server counts just now; without them it says the same in words. */
export function WhatWillBeLost() {
  const usage = useQuery(usageQuery);
  return (
    <div className="font-serif text-body text-ink">
      <p>{say.whatWillBeLost}</p>
      {usage.isPending ? (
        <div
          className="mt-2 grid min-h-40 content-start gap-2.5 pl-5"
          role="status"
          aria-label={say.countingWhatYouHave}
        >
          {['w-64', 'w-52', 'w-72', 'w-44', 'w-40'].map((width) => (
            <Skeleton key={width} className={`h-4 max-w-full ${width}`} />
          ))}
        </div>
      ) : (
        <ul className="mt-2 grid min-h-40 list-disc content-start gap-1 pl-5">
          {lines(usage.data).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function lines(held: Usage | undefined): string[] {
  if (!held) {
    return [say.lostWorks, say.lostDiscussions, say.lostObjectivesAndLinks, say.lostInsightsAndProfile];
  }
  const { books, movies, artworks, discussions, messages, reflections, customObjectives, shares } = held;
  return [
    books > 0 && say.lostLibrary(books),
    movies > 0 && say.lostFilms(movies),
    artworks > 0 && say.lostArtworks(artworks),
    discussions > 0 && say.lostDiscussionsCounted(discussions, messages, reflections),
    customObjectives > 0 && say.lostObjectives(customObjectives),
    shares > 0 && say.lostLinks(shares),
    reflections > 0 && say.lostInsights,
    say.lostProfile,
  ].filter((line) => line !== false);
}
