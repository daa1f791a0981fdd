/** The guide is asked by three calls, one for each kind of work; here they are one. */
import { call, callForEvents } from '../../call.ts';
import type { Work } from './work.ts';

type Asked = {
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

export function streamReply(
  work: Work,
  asked: Asked,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  switch (work.kind) {
    case 'movie':
      return callForEvents('POST /api/movie-chat', {
        body: { movieTitle: work.title, movieDirector: work.creator, ...asked },
        signal,
      });
    case 'artwork':
      return callForEvents('POST /api/art-chat', {
        body: { artworkTitle: work.title, artworkArtist: work.creator, ...asked },
        signal,
      });
    default:
      return callForEvents('POST /api/chat', {
        body: { bookTitle: work.title, bookAuthor: work.creator, ...asked },
        signal,
      });
  }
}
