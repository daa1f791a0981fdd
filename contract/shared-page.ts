/** What the server hands to the page of a shared discussion, which is drawn for each request. */
import type { SharedDiscussion } from './shares.ts';

export type SharedPage =
  | {
      state: 'here';
      talk: SharedDiscussion;
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
