import * as z from 'zod';
import { endpoint } from './endpoint.ts';

const count = z.int().min(0);

const usage = z.object({
  books: count,
  movies: count,
  artworks: count,
  customObjectives: count,
  discussions: count,
  /** What the person said in them. */
  messages: count,
  reflections: count,
  shares: count,
  /** Read and written by AI models for the person, in what was deleted since, too; the built-in guide uses none. */
  modelTokens: count,
  /** All of it together, and how much there may be of it; null where nobody said. */
  heldBytes: count,
  heldEntries: count,
  mostBytes: count.nullable(),
  mostEntries: count.nullable(),
});
export type Usage = z.infer<typeof usage>;

export const readUsage = endpoint({
  method: 'GET',
  path: '/api/usage',
  summary: 'How much of everything the account holds',
  tag: 'Profile',
  access: 'person',
  answers: { 200: usage },
});
