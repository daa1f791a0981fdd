import { reasonOfError } from './failure.ts';
import type { Finish, Hearing } from './hearing.ts';
import { asCount, asObject, type Json, jsonObject } from './json.ts';
import type { Ask, Endpoint, Wire } from './wire.ts';

/** Servers that copy OpenAI's protocol copy its words for the end of a reply only roughly. */
const FINISHES: Record<string, Finish> = {
  stop: 'complete',
  eos: 'complete',
  eos_token: 'complete',
  end_turn: 'complete',
  stop_sequence: 'complete',
  length: 'cut_short',
  max_tokens: 'cut_short',
  content_filter: 'withheld',
};

/** Chat completions, as OpenAI, Ollama, LM Studio, llama.cpp, vLLM and OpenRouter speak them. */
export const openAiWire = (options: { official: boolean }): Wire => ({
  request: (ask: Ask, { baseUrl, apiKey }: Endpoint) => ({
    url: `${baseUrl}/chat/completions`,
    headers: { ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: {
      model: ask.model,
      messages: [
        { role: 'system', content: ask.system },
        ...ask.lines.map(({ role, text }) => ({ role, content: text })),
      ],
      stream: true,
      stream_options: { include_usage: true },
      ...(options.official
        ? { max_completion_tokens: ask.maxTokens, ...effortFor(ask.model) }
        : { max_tokens: ask.maxTokens }),
    },
  }),
  read,
});

/** A reader waits: of a model that thinks before it speaks we ask for little of it. */
const effortFor = (model: string) =>
  /^(?:gpt-[5-9]|o\d)/.test(model) && !model.includes('chat') ? { reasoning_effort: 'low' } : {};

function read(data: string, hearing: Hearing) {
  if (data === '[DONE]') {
    hearing.ended = true;
    return;
  }
  const piece = jsonObject(data);
  if (piece?.error) {
    hearing.fault = reasonOfError(piece.error);
    return;
  }
  if (!piece || !Array.isArray(piece.choices)) {
    hearing.fault = 'malformed';
    return;
  }
  const usage = asObject(piece.usage);
  if (usage) {
    hearing.inputTokens = asCount(usage.prompt_tokens) ?? hearing.inputTokens;
    hearing.outputTokens = asCount(usage.completion_tokens) ?? hearing.outputTokens;
  }
  for (const choice of piece.choices) readChoice(choice, hearing);
}

function readChoice(json: Json, hearing: Hearing) {
  const choice = asObject(json);
  if (!choice) {
    hearing.fault = 'malformed';
    return;
  }
  // Only one reply was asked for.
  if (typeof choice.index === 'number' && choice.index > 0) return;
  const delta = asObject(choice.delta);
  if (delta) {
    if (delta.reasoning_content || delta.reasoning || delta.reasoning_details) hearing.thoughts++;
    readContent(delta.content, hearing);
    if (delta.tool_calls || delta.function_call) hearing.finish = 'unusable';
    if (delta.refusal) hearing.finish = 'withheld';
  }
  if (typeof choice.finish_reason === 'string' && choice.finish_reason)
    hearing.finish ??= FINISHES[choice.finish_reason] ?? 'unusable';
}

function readContent(content: Json, hearing: Hearing) {
  if (typeof content === 'string') hearing.fresh += content;
  else if (Array.isArray(content)) {
    // Mistral's thinking models send parts.
    for (const json of content) {
      const part = asObject(json);
      if (part?.type === 'text' && typeof part.text === 'string') hearing.fresh += part.text;
      else if (part?.type === 'thinking') hearing.thoughts++;
    }
  } else if (content !== null && content !== undefined) hearing.fault = 'malformed';
}
