/** Which guide speaks on this server: chosen once at start from the configuration and what runs beside us. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGREEMENT_FILE, agreementsIn, isTrusted, withBuiltInJudge } from '#guide/engines/agreement.ts';
import { breaker } from '#guide/engines/breaker.ts';
import { builtIn } from '#guide/engines/built-in.ts';
import { chooseEngine, type GuideSettings, needsLook } from '#guide/engines/choice.ts';
import type { Clock } from '#guide/engines/clock.ts';
import type { FaultReason } from '#guide/engines/fault.ts';
import { findServers } from '#guide/engines/local-servers.ts';
import { engineOf } from '#guide/engines/made.ts';
import { withTakeover } from '#guide/engines/takeover.ts';
import type { Engine } from '#guide/types.ts';
import { type Config, StartProblem } from '../config.ts';
import type { Log } from '../log.ts';
import { thrownAt } from './thrown-at.ts';

const clock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The same in the names the guide knows, which are the environment's. */
export const guideSettings = (ai: Config['ai']): GuideSettings =>
  Object.fromEntries(
    Object.entries({
      AI_PROVIDER: ai.provider,
      AI_MODEL: ai.model,
      AI_API_KEY: ai.apiKey,
      AI_BASE_URL: ai.baseUrl,
      OPENAI_API_KEY: ai.openaiKey,
      ANTHROPIC_API_KEY: ai.anthropicKey,
      GOOGLE_GENERATIVE_AI_API_KEY: ai.googleKey,
    }).filter(([, value]) => value !== undefined),
  );

/** The guide that speaks to readers, and the same without anyone to stand in for it, to be tried out. */
export type ChosenGuide = { guide: Engine; alone: Engine };

export const chooseGuide = async (
  { ai, dataDir }: Config,
  log: Log,
  onFault: (reason: FaultReason) => void,
): Promise<ChosenGuide> => {
  const settings = guideSettings(ai);
  const found = needsLook(settings) ? await findServers(settings, { fetch, clock }) : [];
  const choice = chooseEngine(settings, found);
  if (choice.engine === 'mistake') throw new StartProblem(choice.message);
  if (choice.engine === 'builtin') return { guide: builtIn, alone: builtIn };
  // What only a model needs is not loaded without one.
  const { providerPost } = await import('./provider-post.ts');
  const nonce = () => randomBytes(6).toString('hex');
  const alone = engineOf(choice, { fetch, post: providerPost(), clock, nonce });
  const guide = withTakeover({
    model: alone,
    builtIn,
    breaker: breaker({ clock }),
    onFault: (fault) => {
      onFault(fault.reason);
      log.warn(
        { guide: fault.engine, reason: fault.reason, status: fault.status, ...thrownAt(fault.cause) },
        fault.message,
      );
    },
  });
  if (ai.judge === 'auto' && isTrusted(agreementsIn(agreementText(dataDir)), guide.name))
    return { guide, alone };
  log.info({ guide: guide.name }, 'levels come from the built-in judge');
  return { guide: withBuiltInJudge(guide), alone };
};

/** What `npm run guide:eval -- --engine model` left here; nothing where it never ran. */
const agreementText = (dataDir: string): string | null => {
  try {
    return readFileSync(join(dataDir, AGREEMENT_FILE), 'utf8');
  } catch {
    return null;
  }
};
