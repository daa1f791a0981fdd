import { LEAKED_KEY, PIECES, type Script } from './script.ts';

export const DIALECTS = ['openai', 'anthropic', 'google'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** The events of one protocol, before they are made bytes: `event` is its name where the protocol has one. */
export type Frame = { event?: string; data: string };

type Words = {
  begin(): Frame[];
  text(piece: string): Frame[];
  thought(piece: string): Frame[];
  end(script: Script): Frame[];
  error(): Frame[];
  ping: Frame | null;
};

const frame = (data: unknown, event?: string): Frame => ({ event, data: JSON.stringify(data) });
const usageOf = (script: Script) =>
  script.usage === false ? null : (script.usage ?? { input: 321, output: 45 });

function openai(): Words {
  const chunk = (delta: object, finish: string | null = null) =>
    frame({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_780_000_000,
      model: 'mock',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  const finishes = {
    stop: 'stop',
    length: 'length',
    filter: 'content_filter',
    tool: 'tool_calls',
    none: null,
  };
  return {
    begin: () => [chunk({ role: 'assistant', content: '' })],
    text: (content) => [chunk({ content })],
    thought: (piece) => [chunk({ reasoning_content: piece })],
    end(script) {
      const finish = finishes[script.finish ?? 'stop'];
      const usage = usageOf(script);
      return [
        ...(finish ? [chunk(finish === 'tool_calls' ? { tool_calls: [{ index: 0 }] } : {}, finish)] : []),
        ...(usage && finish
          ? [
              frame({
                id: 'chatcmpl-1',
                choices: [],
                usage: { prompt_tokens: usage.input, completion_tokens: usage.output },
              }),
            ]
          : []),
        ...(script.endMark === false ? [] : [{ data: '[DONE]' }]),
      ];
    },
    error: () => [
      frame({ error: { message: `upstream died, key ${LEAKED_KEY}`, type: 'server_error', code: 500 } }),
    ],
    ping: null,
  };
}

function anthropic(): Words {
  const named = (data: { type: string } & Record<string, unknown>) => frame(data, data.type);
  let block = 0;
  let open: 'text' | 'thinking' | null = null;
  const into = (kind: 'text' | 'thinking'): Frame[] => {
    if (open === kind) return [];
    const closing = open ? [named({ type: 'content_block_stop', index: block++ })] : [];
    open = kind;
    const content =
      kind === 'text' ? { type: 'text', text: '' } : { type: 'thinking', thinking: '', signature: '' };
    return [...closing, named({ type: 'content_block_start', index: block, content_block: content })];
  };
  const finishes = {
    stop: 'end_turn',
    length: 'max_tokens',
    filter: 'refusal',
    tool: 'tool_use',
    none: null,
  };
  return {
    begin: () => [
      named({
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          content: [],
          usage: { input_tokens: 321, output_tokens: 1 },
        },
      }),
      named({ type: 'ping' }),
    ],
    text: (piece) => [
      ...into('text'),
      named({ type: 'content_block_delta', index: block, delta: { type: 'text_delta', text: piece } }),
    ],
    thought: (piece) => [
      ...into('thinking'),
      named({
        type: 'content_block_delta',
        index: block,
        delta: { type: 'thinking_delta', thinking: piece },
      }),
    ],
    end(script) {
      const finish = finishes[script.finish ?? 'stop'];
      const usage = usageOf(script);
      return [
        ...(open ? [named({ type: 'content_block_stop', index: block })] : []),
        ...(finish
          ? [
              named({
                type: 'message_delta',
                delta: { stop_reason: finish, stop_sequence: null },
                ...(usage ? { usage: { output_tokens: usage.output } } : {}),
              }),
            ]
          : []),
        ...(script.endMark === false ? [] : [named({ type: 'message_stop' })]),
      ];
    },
    error: () => [
      named({ type: 'error', error: { type: 'overloaded_error', message: `no room, key ${LEAKED_KEY}` } }),
    ],
    ping: { event: 'ping', data: '{"type": "ping"}' },
  };
}

function google(): Words {
  const chunk = (parts: object[], more: object = {}) =>
    frame({ candidates: [{ content: { role: 'model', parts }, index: 0, ...more }], modelVersion: 'mock' });
  const finishes = {
    stop: 'STOP',
    length: 'MAX_TOKENS',
    filter: 'SAFETY',
    tool: 'MALFORMED_FUNCTION_CALL',
    none: null,
  };
  return {
    begin: () => [],
    text: (text) => [chunk([{ text }])],
    thought: (text) => [chunk([{ text, thought: true }])],
    end(script) {
      const finish = finishes[script.finish ?? 'stop'];
      const usage = usageOf(script);
      if (!finish) return [];
      return [
        frame({
          candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: finish, index: 0 }],
          ...(usage
            ? { usageMetadata: { promptTokenCount: usage.input, candidatesTokenCount: usage.output } }
            : {}),
        }),
      ];
    },
    error: () => [
      frame({ error: { code: 503, message: `overloaded, key ${LEAKED_KEY}`, status: 'UNAVAILABLE' } }),
    ],
    ping: null,
  };
}

const WORDS: Record<Dialect, () => Words> = { openai, anthropic, google };

export type Step = Frame | { raw: string } | 'silence';

/** The whole reply a script asks for, step by step; each inner list is what belongs to one piece. */
export function* replyIn(dialect: Dialect, script: Script): Generator<Step[]> {
  const words = WORDS[dialect]();
  yield words.begin();
  const thoughts = script.thoughts ?? [];
  if (script.thoughtsAs === 'tags') yield ['<think>', ...thoughts, '</think>\n\n'].flatMap(words.text);
  else for (const thought of thoughts) yield words.thought(thought);
  const pieces = script.pieces ?? PIECES;
  const length = script.stamps ?? pieces.length;
  for (let count = 0; script.endless || count <= length; count++) {
    if (script.silentAfter === count) yield ['silence'];
    if (script.errorAfter === count) {
      yield words.error();
      return;
    }
    if (script.malformedAfter === count) yield [{ data: '{"choices":[{"delta":{"content":"lo' }];
    if (script.garbageAfter === count) yield [{ raw: '\u0000<html>502 Bad Gateway</html>\r\n\r\n' }];
    const piece = script.stamps ? stamp(count) : pieces[count % pieces.length];
    if (piece !== undefined && (script.endless || count < length)) yield words.text(piece);
  }
  yield words.end(script);
}

const stamp = (count: number) => `${count}@${(performance.timeOrigin + performance.now()).toFixed(2)} `;

export const pingIn = (dialect: Dialect): Step => WORDS[dialect]().ping ?? { raw: ': keep-alive\n\n' };

export function errorBodyIn(dialect: Dialect, status: number): string {
  const message = `Refused (${status}). You sent the key ${LEAKED_KEY}.`;
  if (dialect === 'anthropic')
    return JSON.stringify({ type: 'error', error: { type: 'api_error', message } });
  if (dialect === 'google') return JSON.stringify({ error: { code: status, message, status: 'FAILED' } });
  return JSON.stringify({ error: { message, type: 'api_error', code: null } });
}

/** The answer to a call that asks for JSON in one piece instead of a stream. */
export function structuredIn(dialect: Dialect, script: Script, toolName: string | null): string {
  const value = script.structured ?? {};
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const usage = usageOf(script) ?? { input: 0, output: 0 };
  if (dialect === 'anthropic') {
    const content = toolName
      ? { type: 'tool_use', id: 'toolu_1', name: toolName, input: value }
      : { type: 'text', text };
    return JSON.stringify({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'mock',
      content: [content],
      stop_reason: toolName ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: usage.input, output_tokens: usage.output },
    });
  }
  if (dialect === 'google')
    return JSON.stringify({
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: {
        promptTokenCount: usage.input,
        candidatesTokenCount: usage.output,
        totalTokenCount: usage.input + usage.output,
      },
    });
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: 'mock',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  });
}
