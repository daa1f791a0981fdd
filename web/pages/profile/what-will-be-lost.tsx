import { useQuery } from '@tanstack/react-query';
import type { Usage } from '#contract/usage.ts';
import { counted } from '../../data/counted.ts';
import { usageQuery } from '../../data/usage.ts';
import { Skeleton } from '../../kit/skeleton.tsx';

/** Spelled out, with the numbers the server counts just now; without them it says the same in words. */
export function WhatWillBeLost() {
  const usage = useQuery(usageQuery);
  return (
    <div className="font-serif text-body text-ink">
      <p>What will be lost:</p>
      {usage.isPending ? (
        <div
          className="mt-2 grid min-h-40 content-start gap-2.5 pl-5"
          role="status"
          aria-label="Counting what you have"
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
    return [
      'your library, your films and your artworks, with covers, notes and ratings',
      'every discussion, with all you wrote and the feedback on it',
      'your own objectives and the links you shared',
      'your insights, your profile and your picture',
    ];
  }
  const { books, movies, artworks, discussions, messages, reflections, customObjectives, shares } = held;
  return [
    `your library of ${counted(books, 'book')}, with covers, notes and ratings`,
    movies > 0 && `${counted(movies, 'film')} of yours`,
    artworks > 0 && `${counted(artworks, 'artwork')} of yours`,
    discussions > 0
      ? `${counted(discussions, 'discussion')}, with the ${counted(messages, 'message')} you wrote and the feedback on ${counted(reflections, 'reflection')}`
      : 'your discussions, of which there are none yet',
    customObjectives > 0 && `${counted(customObjectives, 'objective')} of your own`,
    shares > 0 && `${counted(shares, 'shared link')}, which will no longer work for anyone`,
    'your insights, which are counted from those discussions',
    'your profile and your picture',
  ].filter((line) => line !== false);
}
