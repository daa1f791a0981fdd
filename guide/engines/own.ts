/**
 * Engines beside the built-in guide and the models: an engine's own file in this folder, and its line here
 * under the name by which AI_PROVIDER chooses it. Nothing else has to change.
 */
import type { Engine } from '../types.ts';
import type { Clock } from './clock.ts';

/** What an engine may use; `model`, `apiKey` and `baseUrl` as AI_MODEL, AI_API_KEY and AI_BASE_URL say. */
export type Means = {
  model: string | null;
  apiKey: string | null;
  baseUrl: string | null;
  fetch: typeof fetch;
  clock: Clock;
  /** A word nobody can guess, new each time. */
  nonce: () => string;
};

export type OwnEngines = Readonly<Record<string, (means: Means) => Engine>>;

export const OWN_ENGINES: OwnEngines = {};
