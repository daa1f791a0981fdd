import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import type { Drawer } from '../frame.ts';
import { drawIdea } from './emblem-card.ts';
import { fieldOf } from './field-of.ts';

export const CONCEPTS: Drawer = {
  /** One that is kept is stored with its name alone. */
  maker: (title, creator) => (creator === CONCEPT_AUTHOR && fieldOf(title)) || creator,
  draw: (sheet, { title, creator, dice }) => {
    drawIdea(sheet, { name: title, field: creator, dice });
    return { composition: 'emblem', palette: creator };
  },
};
