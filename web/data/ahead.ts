/** What a page will ask for, asked for when somebody is about to go there. */
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { call } from '../call.ts';
import { mirroredUser, readMirror } from '../mirror.ts';
import type { PathParams } from '../routes/match.ts';
import type { PageName } from '../routes/table.ts';
import { talkParam } from '../routes/talk-path.ts';
import { readParam } from '../routes/url-params.ts';
import { isSparing } from '../sparing.ts';
import { artworksQuery } from './artworks.ts';
import { booksQuery } from './books.ts';
import { discussionsQuery } from './discussions.ts';
import { noteAhead, wasJustAhead } from './fresh.ts';
import { homeQuery, suggestionQuery } from './home.ts';
import { insightsQuery, zoneOf } from './insights.ts';
import { noteOpened } from './just-opened.ts';
import { messagesQuery } from './messages.ts';
import { moviesQuery } from './movies.ts';
import { pageClient } from './page-client.ts';

type Going = { params: PathParams; search: string };

export function fetchAhead(page: PageName, going: Going): void {
  // Nobody to ask for, or somebody who counts every byte.
  if (!mirroredUser() || isSparing()) return;
  ASKED[page]?.(going);
}

function ask<T, E, D, K extends QueryKey>(options: FetchQueryOptions<T, E, D, K>): void {
  const client = pageClient();
  if (!client) return;
  const query = client.getQueryCache().build(client, options);
  if (query.state.fetchStatus === 'fetching' || wasJustAhead(query)) return;
  // Fresh from the beginning: who comes while it is on its way waits for this one.
  noteAhead(query.queryHash);
  void client.prefetchQuery(options);
}

const booksOf = () => ask(booksQuery);
const ideas = () => ask(discussionsQuery('concept'));

const ASKED: Partial<Record<PageName, (going: Going) => void>> = {
  home: () => {
    const user = mirroredUser();
    ask(homeQuery(Number(readMirror('activeBookId')) || null));
    if (user) ask(suggestionQuery(zoneOf(user)));
  },
  library: booksOf,
  collection: booksOf,
  'discuss-books': booksOf,
  movies: () => ask(moviesQuery),
  art: () => ask(artworksQuery),
  concepts: ideas,
  'concept-category': ideas,
  concept: ideas,
  insights: () => {
    const user = mirroredUser();
    if (user) ask(insightsQuery(zoneOf(user)));
  },
  discussion: ({ params, search }) => {
    const talk = readParam(search, talkParam);
    if (talk !== null) {
      ask(messagesQuery(talk));
      call('GET /api/discussions/{id}', { params: { id: talk } }).then(noteOpened, () => undefined);
    }
    if (params.kind === 'book') booksOf();
    if (params.kind === 'movie') ask(moviesQuery);
    if (params.kind === 'artwork') ask(artworksQuery);
  },
};
