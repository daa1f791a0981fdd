/** The guide that works without a model and without a network: it says what the plan has written. */
import { opening } from '../opening.ts';
import type { Engine } from '../types.ts';
import { say } from './say.ts';

export const builtIn: Engine = {
  name: 'builtin',
  open: (talk, signal) => say(opening(talk), signal),
  reply: ({ brief }, signal) => say(brief.draft, signal),
  observe: async () => null,
};
