import { describe, expect, it } from 'vitest';
import { anthropicWire } from './anthropic-wire.ts';
import { googleWire } from './google-wire.ts';
import { newHearing } from './hearing.ts';
import { openAiWire } from './openai-wire.ts';
import type { Ask, Wire } from './wire.ts';

const ask: Ask = {
  model: 'gpt-6.1-terra',
  system: 'Lead.',
  lines: [
    { role: 'user', text: 'Begin' },
    { role: 'assistant', text: 'Where?' },
    { role: 'user', text: 'There' },
  ],
  maxTokens: 100,
};
const endpoint = { baseUrl: 'http://h/v1', apiKey: 'key' };
const compatible = openAiWire({ official: false });
const heard = (wire: Wire, ...pieces: unknown[]) => {
  const hearing = newHearing();
  for (const piece of pieces) wire.read(typeof piece === 'string' ? piece : JSON.stringify(piece), hearing);
  return hearing;
};

describe('chat completions', () => {
  it('asks OpenAI in the words its newest models take, with little thinking', () => {
    const { url, headers, body } = openAiWire({ official: true }).request(ask, endpoint);
    expect(url).toBe('http://h/v1/chat/completions');
    expect(headers).toEqual({ authorization: 'Bearer key' });
    expect(body).toEqual({
      model: 'gpt-6.1-terra',
      messages: [
        { role: 'system', content: 'Lead.' },
        { role: 'user', content: 'Begin' },
        { role: 'assistant', content: 'Where?' },
        { role: 'user', content: 'There' },
      ],
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: 100,
      reasoning_effort: 'low',
    });
  });

  it('asks other servers in the words all of them take, without a key if there is none', () => {
    const { headers, body } = compatible.request(ask, { ...endpoint, apiKey: null });
    expect(headers).toEqual({});
    expect(body).toMatchObject({ max_tokens: 100 });
    expect(body).not.toHaveProperty('reasoning_effort');
  });

  it.each([
    [{ content: 'a' }, 'a', 0],
    [{ content: null, reasoning_content: 'hm' }, '', 1],
    [{ content: '', reasoning: 'hm' }, '', 1],
    [
      {
        content: [
          { type: 'thinking', thinking: [] },
          { type: 'text', text: 'a' },
        ],
      },
      'a',
      1,
    ],
    [{ role: 'assistant' }, '', 0],
  ])('reads %o', (delta, fresh, thoughts) => {
    expect(heard(compatible, { choices: [{ index: 0, delta }] })).toMatchObject({
      fresh,
      thoughts,
      fault: null,
    });
  });

  it('passes over a second choice nobody asked for', () => {
    expect(heard(compatible, { choices: [{ index: 1, delta: { content: 'b' } }] }).fresh).toBe('');
  });

  it.each([
    ['stop', 'complete'],
    ['eos_token', 'complete'],
    ['length', 'cut_short'],
    ['content_filter', 'withheld'],
    ['tool_calls', 'unusable'],
    ['whatever', 'unusable'],
  ])('takes the finish %s for %s', (reason, finish) => {
    expect(heard(compatible, { choices: [{ index: 0, delta: {}, finish_reason: reason }] }).finish).toBe(
      finish,
    );
  });

  it.each([
    [{ error: { message: 'sk-1', code: 429 } }, 'overloaded'],
    [{ error: { message: 'sk-1', type: 'invalid_api_key' } }, 'bad_key'],
    [{ error: 'down' }, 'failed'],
    ['{"choices":[{"del', 'malformed'],
    ['[]', 'malformed'],
    [{}, 'malformed'],
    [{ choices: [7] }, 'malformed'],
    [{ choices: [{ delta: { content: 7 } }] }, 'malformed'],
  ])('takes %o for the fault %s', (piece, fault) => {
    expect(heard(compatible, piece).fault).toBe(fault);
  });
});

describe('Anthropic’s messages', () => {
  it('are asked for with the key in its own header and the rules apart', () => {
    const { url, headers, body } = anthropicWire.request(ask, endpoint);
    expect(url).toBe('http://h/v1/messages');
    expect(headers).toEqual({ 'anthropic-version': '2023-06-01', 'x-api-key': 'key' });
    expect(body).toMatchObject({ system: 'Lead.', max_tokens: 100, stream: true });
  });

  it('count what was read from the provider’s cache as sent', () => {
    const message = {
      usage: { input_tokens: 10, cache_read_input_tokens: 900, cache_creation_input_tokens: 5 },
    };
    expect(heard(anthropicWire, { type: 'message_start', message }).inputTokens).toBe(915);
  });

  it('keep thoughts apart, and pass over pings and events yet to be invented', () => {
    const hearing = heard(
      anthropicWire,
      { type: 'ping' },
      { type: 'content_block_start', content_block: { type: 'thinking', thinking: 'a' } },
      { type: 'content_block_delta', delta: { type: 'thinking_delta', thinking: 'b' } },
      { type: 'content_block_delta', delta: { type: 'signature_delta', signature: 'c' } },
      { type: 'some_new_event', text: 'd' },
      { type: 'content_block_delta', delta: { type: 'text_delta', text: 'e' } },
    );
    expect(hearing).toMatchObject({ fresh: 'e', thoughts: 3, fault: null });
  });

  it.each([
    [{ type: 'error', error: { type: 'overloaded_error', message: 'sk-1' } }, 'overloaded'],
    [{ type: 'error', error: { type: 'authentication_error' } }, 'bad_key'],
    [{ type: 'error' }, 'failed'],
    [{ type: 'content_block_delta' }, 'malformed'],
    [{ no: 'type' }, 'malformed'],
  ])('take %o for the fault %s', (piece, fault) => {
    expect(heard(anthropicWire, piece).fault).toBe(fault);
  });
});

describe('Google’s generateContent', () => {
  it('is asked with the key in a header, never in the address', () => {
    const { url, headers, body } = googleWire.request({ ...ask, model: 'gemini-3.8-flash' }, endpoint);
    expect(url).toBe('http://h/v1/models/gemini-3.8-flash:streamGenerateContent?alt=sse');
    expect(headers).toEqual({ 'x-goog-api-key': 'key' });
    expect(body).toMatchObject({
      contents: [{ role: 'user' }, { role: 'model' }, { role: 'user' }],
      generationConfig: { maxOutputTokens: 100, thinkingConfig: { thinkingLevel: 'low' } },
    });
  });

  it('keeps thoughts apart and counts them', () => {
    const hearing = heard(googleWire, {
      candidates: [
        { content: { parts: [{ text: 'hm', thought: true }, { text: 'a' }] }, finishReason: 'STOP' },
      ],
      usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 2, thoughtsTokenCount: 30 },
    });
    expect(hearing).toMatchObject({
      fresh: 'a',
      thoughts: 1,
      finish: 'complete',
      inputTokens: 9,
      outputTokens: 32,
    });
  });

  it.each([
    [{ promptFeedback: { blockReason: 'SAFETY' } }, { finish: 'withheld', fault: null }],
    [{ candidates: [{ finishReason: 'RECITATION' }] }, { finish: 'withheld', fault: null }],
    [{ error: { code: 503, status: 'UNAVAILABLE' } }, { fault: 'overloaded' }],
    [{ something: 'else' }, { fault: 'malformed' }],
    [{ candidates: [null] }, { fault: 'malformed' }],
  ])('takes %o for %o', (piece, expected) => {
    expect(heard(googleWire, piece)).toMatchObject(expected);
  });
});
