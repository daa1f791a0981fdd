import type { Kind } from '#contract/kinds.ts';

/** `1️⃣` for 1: a digit, the sign for emoji display, the keycap. */
export const keycap = (digit: number): string => `${digit}\uFE0F\u20E3`;

/** What each line of an opening menu invites to, in the order that the choices are understood in. */
export const MENU_SLOTS: Record<Exclude<Kind, 'movie'>, readonly string[]> = {
  book: [
    'a moment: one scene, line or page the reader can still see',
    'a person: stepping inside someone in it at a hard point (for non-fiction: the claim everything else rests on)',
    'a quarrel: where the reader and the author part ways',
    'a use: one thing the reader would do differently because of it',
    'a link: setting it beside another book, idea or year of life',
  ],
  concept: [
    'pinning it down: what it means, in other words than its own',
    'catching it at work: a moment when it was in the room with the reader',
    'pushing on it: when it misleads, and whom',
    'standing elsewhere: who gains by it, who pays, who would object',
    'joining it up: which other idea it explains or quarrels with',
    'open talk: starting from whatever bothers the reader about it',
  ],
  artwork: [
    'just looking: where the eye lands first and what sends it there',
    'what it means: one object or gesture one would miss if it were gone',
    'how it is made: line, light, color, material, scale',
    'its world: who made it for whom, and where it hung',
    'you and it: what it stirs, and which part does it',
  ],
};
