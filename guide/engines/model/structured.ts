import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, type LanguageModel, Output } from 'ai';
import type * as z from 'zod';
import type { Prompt } from '#guide/prompts/prompt.ts';
import type { Usage } from '../../types.ts';
import type { ProviderKind } from '../providers.ts';
import { carefulFetch } from './careful-fetch.ts';
import { thoughtVeil } from './veil.ts';
import type { Ask, Endpoint } from './wire.ts';

/**
 * An answer of a given shape through the AI SDK, which knows how each provider and model wants to be asked
 * for one. It is loaded only where a model is configured.
 */

// The SDK writes to the console about settings a model does not know; what we log is ours to decide.
globalThis.AI_SDK_LOG_WARNINGS = false;

type Reach = { kind: ProviderKind; endpoint: Endpoint; fetch: typeof fetch };

function languageModel({ kind, endpoint, fetch: anyFetch }: Reach, model: string): LanguageModel {
  const fetch = carefulFetch(anyFetch);
  const { baseUrl: baseURL } = endpoint;
  const apiKey = endpoint.apiKey ?? undefined;
  switch (kind) {
    case 'openai':
      return createOpenAI({ baseURL, apiKey, fetch }).chat(model);
    case 'anthropic':
      return createAnthropic({ baseURL, apiKey, fetch })(model);
    case 'google':
      return createGoogleGenerativeAI({ baseURL, apiKey, fetch })(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL,
        apiKey,
        fetch,
        supportsStructuredOutputs: true,
      })(model);
  }
}

/** A judge should not guess; but the newest hosted models take no temperature, or are the worse for it. */
const temperatureOf = (kind: ProviderKind) => (kind === 'openai-compatible' ? 0 : undefined);

type Question<Shape> = {
  reach: Reach;
  ask: Pick<Ask, 'model' | 'maxTokens'>;
  prompt: Prompt;
  shape: z.ZodType<Shape>;
  /** Some servers know no such thing as a shape; then the prompt alone must do. */
  strict: boolean;
  signal: AbortSignal;
};

export async function askForObject<Shape>(
  question: Question<Shape>,
): Promise<{ value: Shape; usage: Usage | null }> {
  const { reach, ask, prompt, shape, strict, signal } = question;
  const asked = {
    model: languageModel(reach, ask.model),
    instructions: prompt.system,
    messages: prompt.lines.map(({ role, text }) => ({ role, content: text })),
    maxOutputTokens: ask.maxTokens,
    temperature: temperatureOf(reach.kind),
    maxRetries: 0,
    abortSignal: signal,
  };
  if (strict) {
    const { output, usage } = await generateText({ ...asked, output: Output.object({ schema: shape }) });
    return { value: shape.parse(output), usage: counted(usage) };
  }
  const { text, usage } = await generateText(asked);
  return { value: shape.parse(JSON.parse(objectIn(text))), usage: counted(usage) };
}

/** The JSON in an answer that may stand in a code block, or behind thoughts. */
function objectIn(text: string): string {
  const veil = thoughtVeil();
  const bare = veil.lift(text) + veil.end();
  return bare.slice(bare.indexOf('{'), bare.lastIndexOf('}') + 1);
}

const counted = ({
  inputTokens,
  outputTokens,
}: {
  inputTokens?: number;
  outputTokens?: number;
}): Usage | null =>
  inputTokens === undefined || outputTokens === undefined
    ? null
    : { input: inputTokens, output: outputTokens, estimated: false };
