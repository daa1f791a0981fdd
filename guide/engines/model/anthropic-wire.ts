import { reasonOfError } from './failure.ts';
import type { Finish, Hearing } from './hearing.ts';
import { asCount, asObject, type Json, type JsonObject, jsonObject } from './json.ts';
import type { Ask, Endpoint, Wire } from './wire.ts';

const FINISHES: Record<string, Finish> = {
  end_turn: 'complete',
  stop_sequence: 'complete',
  max_tokens: 'cut_short',
  model_context_window_exceeded: 'cut_short',
  refusal: 'withheld',
};

/** Anthropic's messages. */
export const anthropicWire: Wire = {
  request: (ask: Ask, { baseUrl, apiKey }: Endpoint) => ({
    url: `${baseUrl}/messages`,
    headers: { 'anthropic-version': '2023-06-01', ...(apiKey && { 'x-api-key': apiKey }) },
    body: {
      model: ask.model,
      max_tokens: ask.maxTokens,
      system: ask.system,
      messages: ask.lines.map(({ role, text }) => ({ role, content: text })),
      stream: true,
    },
  }),

  read(data: string, hearing: Hearing) {
    const piece = jsonObject(data);
    if (!piece || typeof piece.type !== 'string') {
      hearing.fault = 'malformed';
      return;
    }
    switch (piece.type) {
      case 'content_block_delta':
        readDelta(piece.delta, hearing);
        break;
      case 'content_block_start':
        readBlock(piece.content_block, hearing);
        break;
      case 'message_start':
        readInput(asObject(piece.message)?.usage, hearing);
        break;
      case 'message_delta':
        readEnd(piece, hearing);
        break;
      case 'message_stop':
        hearing.ended = true;
        break;
      case 'error':
        hearing.fault = reasonOfError(piece.error);
        break;
      // `ping`, and kinds of event that are yet to come: Anthropic asks clients to pass over them.
    }
  },
};

function readDelta(json: Json, hearing: Hearing) {
  const delta = asObject(json);
  if (delta?.type === 'text_delta') {
    if (typeof delta.text === 'string') hearing.fresh += delta.text;
    else hearing.fault = 'malformed';
  } else if (delta) hearing.thoughts++;
  else hearing.fault = 'malformed';
}

function readBlock(json: Json, hearing: Hearing) {
  const block = asObject(json);
  if (block?.type === 'text' && typeof block.text === 'string') hearing.fresh += block.text;
  else if (block?.type === 'thinking' || block?.type === 'redacted_thinking') hearing.thoughts++;
  else if (block?.type === 'tool_use') hearing.finish = 'unusable';
}

/** What was read from or written to the provider's cache was sent all the same. */
function readInput(json: Json, hearing: Hearing) {
  const usage = asObject(json);
  const parts = [usage?.input_tokens, usage?.cache_read_input_tokens, usage?.cache_creation_input_tokens];
  const counts = parts.map(asCount).filter((count) => count !== null);
  if (counts.length > 0) hearing.inputTokens = counts.reduce((sum, count) => sum + count, 0);
}

function readEnd(piece: JsonObject, hearing: Hearing) {
  hearing.outputTokens = asCount(asObject(piece.usage)?.output_tokens) ?? hearing.outputTokens;
  const reason = asObject(piece.delta)?.stop_reason;
  if (typeof reason === 'string') hearing.finish ??= FINISHES[reason] ?? 'unusable';
}
