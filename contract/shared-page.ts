/** The page of a shared discussion: where it is, and what the server hands to what draws it. */
import type { Kind } from './kinds.ts';
import type { SharedDiscussion } from './shares.ts';

/** `/book-discussion/{token}`, and so on. */
export const SHARED_PLACES: Record<Kind, string> = {
  book: 'book-discussion',
  movie: 'movie-discussion',
  artwork: 'art-discussion',
  concept: 'concept-discussion',
};

/** The first page of a long talk has no number in its address. */
export const sharedPath = (kind: Kind, key: string, page = 1): string =>
  `/${SHARED_PLACES[kind]}/${key}${page > 1 ? `?page=${page}` : ''}`;

export type SharedPage =
  | {
      state: 'here';
      talk: SharedDiscussion;
      /** The pages of a long talk before and after this one. */
      earlierHref: string | null;
      laterHref: string | null;
      /** This page's own address, for link previews. */
      url: string;
      /** The work's picture at an absolute address, for link previews. */
      previewUrl: string | null;
      /** The cover drawn for the work, as an address of its own. */
      drawn: string;
      /** Where a discussion of one's own about the same begins. */
      startHref: string;
    }
  | {
      state: 'gone' /** For whom it may be a discussion of their own: not signed in. */;
      loginHref: string | null;
    }
  | { state: 'busy' };

export type DrawnPage = { head: string; body: string };
export type DrawSharedPage = (page: SharedPage) => DrawnPage;
