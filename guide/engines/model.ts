import { evaluatorPrompt } from '#guide/prompts/evaluator.ts';
import { openingPrompt } from '#guide/prompts/guide-opening.ts';
import { replyPrompt } from '#guide/prompts/guide-reply.ts';
import type { Prompt } from '#guide/prompts/prompt.ts';
import type { Engine, EngineEvent, Spoken } from '../types.ts';
import type { Clock } from './clock.ts';
import { EngineFault } from './fault.ts';
import { anthropicWire } from './model/anthropic-wire.ts';
import { fitOpening } from './model/fit-opening.ts';
import { googleWire } from './model/google-wire.ts';
import { LIMITS, type Limits } from './model/limits.ts';
import type { Provider } from './model/listen.ts';
import { observeMessage } from './model/observe.ts';
import { openAiWire } from './model/openai-wire.ts';
import { type Post, postWith } from './model/post.ts';
import { speak, speakWhole } from './model/speak.ts';
import type { Ask, Wire } from './model/wire.ts';
import { PROVIDERS, type ProviderKind, type ProviderName } from './providers.ts';

export type ModelEngineOptions = {
  provider: ProviderName;
  model: string;
  apiKey: string | null;
  /** With its `/v1`; where it is left out, the provider's own. */
  baseUrl?: string | null;
  fetch: typeof fetch;
  /** A cheaper way than fetch for replies, which are read token by token. */
  post?: Post;
  clock: Clock;
  /** A word nobody can guess, new each time: it names the tags around what the reader wrote. */
  nonce: () => string;
  limits?: Partial<Limits>;
};

const WIRES: Record<ProviderKind, Wire> = {
  openai: openAiWire({ official: true }),
  anthropic: anthropicWire,
  google: googleWire,
  'openai-compatible': openAiWire({ official: false }),
};

/** What a server on one's own machine surely takes: many are set up for 4,096 tokens, the answer included. */
const LOCAL_PROMPT_TOKENS = 3_200;

/** The guide as a language model speaks it. It fails with EngineFaults; `withTakeover` deals with them. */
export function modelEngine(options: ModelEngineOptions): Engine {
  const { model, nonce } = options;
  const { kind, local, baseUrl: usual } = PROVIDERS[options.provider];
  const baseUrl = (options.baseUrl ?? usual ?? '').replace(/(?<!\/)\/+$/, '');
  const provider: Provider & { kind: ProviderKind; fetch: typeof fetch } = {
    engine: `${options.provider}:${model}`,
    kind,
    wire: WIRES[kind],
    endpoint: { baseUrl, apiKey: options.apiKey },
    fetch: options.fetch,
    post: options.post ?? postWith(options.fetch),
    clock: options.clock,
    limits: { ...LIMITS, ...(local ? { promptTokens: LOCAL_PROMPT_TOKENS } : {}), ...options.limits },
  };
  const { promptTokens: tokens, replyTokens: maxTokens } = provider.limits;
  const ask = ({ system, lines }: Prompt): Ask => ({ model, system, lines, maxTokens });

  return {
    name: provider.engine,

    async *open(talk, signal): AsyncGenerator<EngineEvent, Spoken> {
      // A menu is clicked on, so nobody sees one before its form is known to be right.
      const said = await speakWhole(provider, ask(openingPrompt(talk, { nonce: nonce(), tokens })), signal);
      if (said.state === 'stopped') return { ...said, text: '' };
      const text = fitOpening(said.text, talk);
      if (text === null) throw new EngineFault(provider.engine, 'unfit', { usage: said.usage });
      yield { type: 'delta', text };
      return { ...said, text };
    },

    reply: (request, signal) =>
      speak(provider, ask(replyPrompt(request, { nonce: nonce(), tokens })), signal),

    async observe({ talk, message, heard }, signal) {
      if (!heard.judged || signal.aborted) return null;
      const prompt = evaluatorPrompt(talk, message, { nonce: nonce(), tokens });
      const seen = await observeMessage(provider, model, prompt, signal);
      return seen && { criteria: seen.criteria, usage: seen.usage };
    },
  };
}
