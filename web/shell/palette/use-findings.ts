import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { artworksQuery } from '../../data/artworks.ts';
import { booksQuery } from '../../data/books.ts';
import { allDiscussionsQuery } from '../../data/discussions.ts';
import { homeQuery } from '../../data/home.ts';
import { messageSearchQuery, SHORTEST_SEARCH } from '../../data/message-search.ts';
import { moviesQuery } from '../../data/movies.ts';
import { usePerson } from '../../data/session.ts';
import { indexWorks } from '../../parts/works/search-works.ts';
import { deedsFor } from './deeds.ts';
import { findTalks, indexTalks } from './find-talks.ts';
import { findWorks } from './find-works.ts';
import type { Finding } from './finding.ts';
import { placesFor } from './places.ts';
import { saidFindings } from './said.ts';

/** After the last key, before the server is asked. */
const RESTS_AFTER = 200;

type FindInCatalogue = (query: string, own: readonly Finding[]) => Finding[];

/** Everything that was found for what stands in the box, and what could not be looked through. */
export function useFindings(text: string) {
  const { isAdmin } = usePerson();
  const query = useDeferredValue(text.trim());
  // Whole lists, of thousands perhaps: not before there is something to look for in them.
  const isAsked = { enabled: query !== '' };
  const books = useQuery({ ...booksQuery, ...isAsked });
  const movies = useQuery({ ...moviesQuery, ...isAsked });
  const artworks = useQuery({ ...artworksQuery, ...isAsked });
  const talks = useQuery({ ...allDiscussionsQuery, ...isAsked });
  const home = useQuery(homeQuery(null));
  const said = useQuery(messageSearchQuery(useRested(query)));
  const catalogue = useCatalogue();

  const indexes = useMemo(
    () => ({
      book: books.data && indexWorks(books.data),
      movie: movies.data && indexWorks(movies.data),
      artwork: artworks.data && indexWorks(artworks.data),
    }),
    [books.data, movies.data, artworks.data],
  );
  const talkIndex = useMemo(() => indexTalks(talks.data ?? []), [talks.data]);
  const atHand = useMemo((): Finding[] => {
    // The last talks stand first: nothing is shown that they would have to push down.
    if (!query && home.isPending) return [];
    if (!query) return [...findTalks(indexTalks(home.data?.recent ?? []), ''), ...placesFor('', isAdmin)];
    const own = findWorks(indexes, query);
    const fromCatalogue = catalogue.find?.(query, own) ?? [];
    return [
      ...placesFor(query, isAdmin),
      ...own,
      ...findTalks(talkIndex, query),
      ...deedsFor(query, isAdmin),
      ...fromCatalogue,
    ];
  }, [query, indexes, talkIndex, home.data, home.isPending, catalogue.find, isAdmin]);
  const messages = useMemo(
    () => (query.length < SHORTEST_SEARCH ? [] : saidFindings(said.data ?? [])),
    [query, said.data],
  );

  const findings = useMemo(() => [...atHand, ...messages], [atHand, messages]);

  const lists = query ? [books, movies, artworks, talks] : [home];
  const asksServer = query.length >= SHORTEST_SEARCH;
  return {
    findings,
    query,
    isLooking:
      lists.some(({ isPending }) => isPending) || catalogue.isComing || (asksServer && said.isFetching),
    failed: [...lists, ...(asksServer ? [said] : [])].filter(({ isError }) => isError),
    tryAgain: () => {
      for (const asked of [...lists, said]) if (asked.isError) void asked.refetch();
    },
  };
}

/** The value once it has rested; an empty one at once. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), value ? RESTS_AFTER : 0);
    return () => window.clearTimeout(timer);
  }, [value]);
  return rested;
}

function useCatalogue(): { find: FindInCatalogue | null; isComing: boolean } {
  const [find, setFind] = useState<FindInCatalogue | null>(null);
  const [isComing, setComing] = useState(true);
  useEffect(() => {
    let isWanted = true;
    import('./find-in-catalogue.ts')
      .then((module) => isWanted && setFind(() => module.findInCatalogue))
      .catch((cause: unknown) => console.error('The catalogue could not be fetched.', cause))
      .finally(() => isWanted && setComing(false));
    return () => {
      isWanted = false;
    };
  }, []);
  return { find, isComing };
}
