/** The engine the settings choose, as the server would choose it, but without a stand-in when it fails. */
import { randomBytes } from 'node:crypto';
import { chooseEngine, type GuideSettings, needsLook } from '../engines/choice.ts';
import type { Clock } from '../engines/clock.ts';
import { findServers } from '../engines/local-servers.ts';
import { engineOf } from '../engines/made.ts';
import type { Engine } from '../types.ts';

const clock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Nobody waits for an evaluation as a reader waits for feedback. */
const PATIENCE_MS = 60_000;

export async function configuredEngine(settings: GuideSettings): Promise<Engine> {
  const found = needsLook(settings) ? await findServers(settings, { fetch, clock }) : [];
  const choice = chooseEngine(settings, found);
  if (choice.engine === 'mistake') throw new Error(choice.message);
  if (choice.engine === 'builtin')
    throw new Error('No model is configured: set AI_PROVIDER and its key, or AI_BASE_URL and AI_MODEL.');
  return engineOf(choice, {
    fetch,
    clock,
    nonce: () => randomBytes(6).toString('hex'),
    limits: { observeMs: PATIENCE_MS },
  });
}
