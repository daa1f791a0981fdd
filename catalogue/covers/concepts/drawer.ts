import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import type { Drawer } from '../frame.ts';
import { drawIdea } from './emblem-card.ts';
import { fieldOf } from './field-of.ts';

export const CONCEPTS: Drawer = {
  /** Kept or talked about, it is known by its name alone: one idea has one cover, whoever asks for it. */
  maker: (title, creator) => ((creator === '' || creator === CONCEPT_AUTHOR) && fieldOf(title)) || creator,
  draw: (sheet, { title, creator, dice }) => {
    drawIdea(sheet, { name: title, field: creator, dice });
    return { composition: 'emblem', palette: creator };
  },
};
