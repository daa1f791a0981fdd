import type { Kind } from '#contract/kinds.ts';

/** What a room is about, as far as its own screen needs to know it. */
export type Work = {
  kind: Kind;
  /** The person's own, or null for a concept and a work of the catalogue. */
  itemId: number | null;
  /** Its id in the catalogue, where it has one. */
  slug: string | null;
  title: string;
  creator: string;
  year?: string;
  genres?: readonly string[];
  /** Its picture on the web, which the browser gets from us. */
  pictureUrl?: string | null;
};
