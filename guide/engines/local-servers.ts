import type { FoundServer, GuideSettings } from './choice.ts';
import type { Clock } from './clock.ts';
import { asObject, jsonObject } from './model/json.ts';
import { PROVIDERS } from './providers.ts';

type Options = { fetch: typeof fetch; clock: Clock; limitMs?: number };

/** A list of models is small; whatever else listens on these ports need not be read. */
const LONGEST_ANSWER = 1_000_000;

/** Models that make vectors, transcripts or pictures hold no discussion. */
const NO_TALKER = /embed|rerank|whisper|tts|bge-|minilm|clip|diffusion|guard/i;

/** Looks once, on all usual ports side by side, for servers that hold a model one can talk to. */
export async function findServers(settings: GuideSettings, options: Options): Promise<FoundServer[]> {
  const places: Omit<FoundServer, 'models'>[] = [
    ...(settings.AI_BASE_URL?.trim()
      ? [
          {
            provider: 'openai-compatible',
            baseUrl: settings.AI_BASE_URL.trim().replace(/(?<!\/)\/+$/, ''),
          } as const,
        ]
      : []),
    { provider: 'ollama', baseUrl: PROVIDERS.ollama.baseUrl },
    { provider: 'lmstudio', baseUrl: PROVIDERS.lmstudio.baseUrl },
  ];
  const found = await Promise.all(
    places.map(async (place) => {
      const apiKey = place.provider === 'openai-compatible' ? settings.AI_API_KEY?.trim() : undefined;
      return { ...place, models: await modelsAt(place.baseUrl, apiKey, options) };
    }),
  );
  return found.filter(({ models }) => models.length > 0);
}

async function modelsAt(baseUrl: string, apiKey: string | undefined, options: Options): Promise<string[]> {
  const { fetch, clock, limitMs = 500 } = options;
  const patience = new AbortController();
  const late = Promise.withResolvers<string[]>();
  const callOff = clock.after(limitMs, () => {
    patience.abort();
    late.resolve([]);
  });
  const look = async () => {
    const headers = apiKey ? { authorization: `Bearer ${apiKey}` } : undefined;
    const answer = await fetch(`${baseUrl}/models`, { headers, redirect: 'error', signal: patience.signal });
    return answer.ok ? modelsIn(await start(answer)) : [];
  };
  try {
    return await Promise.race([look(), late.promise]);
  } catch {
    return [];
  } finally {
    callOff();
    patience.abort();
  }
}

async function start(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > LONGEST_ANSWER) return '';
  }
  return text;
}

function modelsIn(text: string): string[] {
  const list = jsonObject(text)?.data;
  const names = (Array.isArray(list) ? list : []).map((model) => asObject(model)?.id);
  return names.filter(
    (name): name is string => typeof name === 'string' && name !== '' && !NO_TALKER.test(name),
  );
}
