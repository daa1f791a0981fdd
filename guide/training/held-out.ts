/** Authors whose data nobody looks at and nothing is trained on: what is reported is measured on theirs. */
const HELD_OUT: ReadonlySet<string> = new Set(['n05', 't01', 't02', 'j5', 'j6', 'd3']);

export const isHeldOut = (author: string): boolean => HELD_OUT.has(author);
