/** The guide that works without a model and without a network: it says what the policy has chosen. */
import { opening } from '../opening.ts';
import type { Engine } from '../types.ts';
import { say } from './say.ts';

export const builtIn: Engine = {
  name: 'builtin',
  open: (talk, signal) => say(opening(talk).text, signal),
  reply: ({ turn }, signal) => say(turn.text, signal),
  observe: async () => null,
};
