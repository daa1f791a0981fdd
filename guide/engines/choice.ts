import { OWN_ENGINES, type OwnEngines } from './own.ts';
import { PROVIDERS, type ProviderName } from './providers.ts';

/** What the environment says of the guide; empty text counts as not set. */
export type GuideSettings = {
  AI_PROVIDER?: string;
  AI_MODEL?: string;
  AI_API_KEY?: string;
  AI_BASE_URL?: string;
  OPENAI_API_KEY?: string;
  ANTHROPIC_API_KEY?: string;
  GOOGLE_GENERATIVE_AI_API_KEY?: string;
};

/** A server on this machine and the models it holds, the likeliest for a discussion first. */
export type FoundServer = {
  provider: 'ollama' | 'lmstudio' | 'openai-compatible';
  baseUrl: string;
  models: readonly string[];
};

export type ChosenModel = {
  engine: 'model';
  provider: ProviderName;
  model: string;
  apiKey: string | null;
  baseUrl: string | null;
};

export type Choice =
  | ChosenModel
  | { engine: 'builtin' }
  /** One of those in own.ts, by its name there. */
  | { engine: 'own'; name: string; model: string | null; apiKey: string | null; baseUrl: string | null }
  /** What is wrong with the settings, in one line for the person who made them. */
  | { engine: 'mistake'; message: string };

const KNOWN = ['auto', 'builtin', 'openai', 'anthropic', 'google', 'ollama', 'openai-compatible'] as const;
type Known = (typeof KNOWN)[number];

/** All that AI_PROVIDER may be. */
export const aiProviders = (own: OwnEngines = OWN_ENGINES): string[] => [...KNOWN, ...Object.keys(own)];

const KEYS = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
} as const;
type Hosted = keyof typeof KEYS;
const HOSTED = Object.keys(KEYS) as Hosted[];

/** Which guide speaks: a pure function of what is set and what was found. */
export function chooseEngine(
  raw: GuideSettings,
  found: readonly FoundServer[],
  own: OwnEngines = OWN_ENGINES,
): Choice {
  const settings = trimmed(raw);
  const wanted = (settings.AI_PROVIDER ?? 'auto').toLowerCase();
  if (!isKnown(wanted) && !Object.hasOwn(own, wanted))
    return mistake(`AI_PROVIDER must be one of ${aiProviders(own).join(', ')}; it is “${wanted}”.`);
  if (settings.AI_BASE_URL && !isWebAddress(settings.AI_BASE_URL))
    return mistake(
      'AI_BASE_URL must be an address that begins with http:// or https://, such as http://127.0.0.1:8080/v1.',
    );
  if (!isKnown(wanted)) {
    const { AI_MODEL: model = null, AI_API_KEY: apiKey = null, AI_BASE_URL: baseUrl = null } = settings;
    return { engine: 'own', name: wanted, model, apiKey, baseUrl };
  }
  switch (wanted) {
    case 'builtin':
      return { engine: 'builtin' };
    case 'auto':
      return automatic(settings, found);
    case 'openai':
    case 'anthropic':
    case 'google':
      return hosted(wanted, settings);
    case 'ollama':
    case 'openai-compatible':
      return compatible(wanted, settings, found);
  }
}

/** Whether there is any use in looking for servers on this machine. */
export function needsLook(raw: GuideSettings): boolean {
  const { AI_PROVIDER, AI_MODEL, AI_BASE_URL, ...rest } = trimmed(raw);
  const wanted = (AI_PROVIDER ?? 'auto').toLowerCase();
  if (wanted === 'auto') return AI_BASE_URL ? !AI_MODEL : !HOSTED.some((name) => rest[KEYS[name]]);
  return (wanted === 'ollama' || wanted === 'openai-compatible') && !AI_MODEL;
}

function automatic(settings: GuideSettings, found: readonly FoundServer[]): Choice {
  // The keys of hosted providers may lie about in the environment: nobody said they belong to this address.
  if (settings.AI_BASE_URL) return compatible('openai-compatible', settings, found);
  if (settings.AI_API_KEY)
    return mistake('AI_API_KEY is set, but not whose it is: set AI_PROVIDER, or AI_BASE_URL, as well.');
  const keyed = HOSTED.find((name) => settings[KEYS[name]]);
  if (keyed) return hosted(keyed, settings);
  const server = found.find(
    ({ models }) => settings.AI_MODEL === undefined || models.includes(settings.AI_MODEL),
  );
  const model = settings.AI_MODEL ?? server?.models[0];
  return server && model
    ? { engine: 'model', provider: server.provider, model, apiKey: null, baseUrl: server.baseUrl }
    : { engine: 'builtin' };
}

function hosted(provider: Hosted, settings: GuideSettings): Choice {
  const { AI_MODEL, AI_BASE_URL, AI_API_KEY } = settings;
  const apiKey = AI_API_KEY ?? settings[KEYS[provider]];
  if (!apiKey) return mistake(`AI_PROVIDER=${provider} needs ${KEYS[provider]} or AI_API_KEY.`);
  return {
    engine: 'model',
    provider,
    model: AI_MODEL ?? PROVIDERS[provider].model,
    apiKey,
    baseUrl: AI_BASE_URL ?? null,
  };
}

function compatible(
  provider: 'ollama' | 'openai-compatible',
  settings: GuideSettings,
  found: readonly FoundServer[],
): Choice {
  const baseUrl = settings.AI_BASE_URL ?? PROVIDERS[provider].baseUrl;
  if (!baseUrl)
    return mistake('AI_PROVIDER=openai-compatible needs AI_BASE_URL, such as http://127.0.0.1:8080/v1.');
  const server = found.find((one) => sameAddress(one.baseUrl, baseUrl));
  const model = settings.AI_MODEL ?? server?.models[0];
  if (!model) return mistake(`AI_MODEL is not set, and no model was found at ${withoutSecrets(baseUrl)}.`);
  return { engine: 'model', provider, model, apiKey: settings.AI_API_KEY ?? null, baseUrl };
}

const mistake = (message: string): Choice => ({ engine: 'mistake', message });

const isKnown = (name: string): name is Known => (KNOWN as readonly string[]).includes(name);

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

const sameAddress = (one: string, other: string) =>
  one.replace(/(?<!\/)\/+$/, '') === other.replace(/(?<!\/)\/+$/, '');

function withoutSecrets(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

const trimmed = (settings: GuideSettings): GuideSettings =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
