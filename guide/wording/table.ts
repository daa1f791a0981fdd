/**
 * How the wording is kept: templates with slots in braces, filled by `fill.ts`. A template whose slot has no
 * content for the work at hand is passed over, so each list mixes templates that need the catalogue with
 * some that need nothing but the reader's words. A mark at the front keeps a template
 * for some works only: `~story` and `~argument` for books that tell or that argue, `~told` and `~argued` also for
 * those of which nobody knows, `~idea` for concepts, `~work` for all else; `~pair` where a second work was chosen or named, `~single` where none was yet.
 */
export type Template = string;

/** What an objective asks at each step; hints come in three rungs. */
export type ObjectiveWords = {
  /** The opening question. */
  open: readonly Template[];
  /** Two concrete starts, for a reader who has none. */
  narrow: readonly Template[];
  /** What a fair reply lacked: a particular, a claim, or the way from one to the other. */
  anchor: readonly Template[];
  point: readonly Template[];
  link: readonly Template[];
  /** After a good reply: put it to the test. */
  test: readonly Template[];
  /** After an excellent one: carry it on. */
  extend: readonly Template[];
  where: readonly Template[];
  contrast: readonly Template[];
  half: readonly Template[];
  /** One thing to take away at the close; a sentence, no question. */
  carry: readonly Template[];
};
