/** The guide is asked by three calls, one for each kind of work; here they are one. */
import { call, callForEvents } from '../../../call.ts';
import type { Work } from '../work/work.ts';

export type Asked = {
  userMessage: string;
  clientMessageId: string;
  discussionId: number;
  replaces: number | null;
};

/** Asks for the opening, which the server then holds; a talk that has begun stays as it is. */
export async function askForOpening(work: Work, discussionId: number, objective: string): Promise<void> {
  const asked = { discussionId, objective };
  switch (work.kind) {
    case 'movie':
      await call('POST /api/generate-movie-question', {
        body: { movieTitle: work.title, movieDirector: work.creator, ...asked },
      });
      return;
    case 'artwork':
      await call('POST /api/generate-art-question', {
        body: { artworkTitle: work.title, artworkArtist: work.creator, ...asked },
      });
      return;
    default:
      await call('POST /api/generate-question', {
        body: { bookTitle: work.title, bookAuthor: work.creator, ...asked },
      });
  }
}

type ChatRoute = 'POST /api/chat' | 'POST /api/movie-chat' | 'POST /api/art-chat';

/** The call that says something about such a work, with its body: to be made now, or kept until it can be. */
export function chatCall(work: Work, asked: Asked) {
  switch (work.kind) {
    case 'movie':
      return {
        route: 'POST /api/movie-chat',
        body: { movieTitle: work.title, movieDirector: work.creator, ...asked },
      } as const;
    case 'artwork':
      return {
        route: 'POST /api/art-chat',
        body: { artworkTitle: work.title, artworkArtist: work.creator, ...asked },
      } as const;
    default:
      return {
        route: 'POST /api/chat',
        body: { bookTitle: work.title, bookAuthor: work.creator, ...asked },
      } as const;
  }
}

export function streamReply(
  work: Work,
  asked: Asked,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const { route, body } = chatCall(work, asked);
  return callForEvents(route as ChatRoute, { body: body as never, signal });
}
