import type { ChatEvent } from '#contract/chat.ts';
import { RATINGS } from '#contract/kinds.ts';
import { ServerEvents } from '../../../server-events.ts';

/** The stream ended, broke or went silent before the reply had its end. */
export class BrokenStreamError extends Error {
  override readonly name = 'BrokenStreamError';
}

/** The server says at least a comment every 15 s; a line that is silent for longer than this is dead. */
const SILENCE_MS = 40_000;

/** The events of a reply, up to and including its last one. */
export async function* chatEvents(
  body: ReadableStream<Uint8Array>,
  silenceMs = SILENCE_MS,
): AsyncGenerator<ChatEvent, void> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  const parser = new EventParser();
  try {
    for (;;) {
      const { done, value } = await readWithin(reader, silenceMs);
      if (done) throw new BrokenStreamError('The stream ended before the reply did.');
      for (const event of parser.push(value)) {
        yield event;
        if (event.event === 'done' || event.event === 'error') return;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

type Read = ReadableStreamReadResult<string>;

async function readWithin(reader: ReadableStreamDefaultReader<string>, ms: number): Promise<Read> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BrokenStreamError('The stream went silent.')), ms);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw cause instanceof BrokenStreamError
      ? cause
      : new BrokenStreamError('The stream broke off.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** The events of a reply out of pieces cut anywhere. */
export class EventParser extends ServerEvents<ChatEvent> {
  constructor() {
    super(readEvent);
  }
}

function readEvent(event: string, text: string): ChatEvent | null {
  let data: Record<string, unknown>;
  try {
    data = JSON.parse(text) as Record<string, unknown>;
  } catch (cause) {
    throw new BrokenStreamError('An event could not be read.', { cause });
  }
  const isWhole = WHOLE[event as ChatEvent['event']];
  // What a newer server may add is not for this page.
  if (!isWhole) return null;
  if (!isWhole(data)) throw new BrokenStreamError(`A ${event} event is not whole.`);
  return { event, data } as ChatEvent;
}

const isText = (value: unknown) => typeof value === 'string';

const WHOLE: Record<ChatEvent['event'], (data: Record<string, unknown>) => boolean> = {
  delta: ({ text }) => isText(text),
  feedback: ({ rating, comment }) => RATINGS.some((known) => known === rating) && isText(comment),
  quickReplies: ({ replies }) =>
    Array.isArray(replies) && replies.every((one) => isText(one?.label) && isText(one?.says)),
  done: ({ content, guide }) => isText(content) && isText(guide),
  error: ({ message, code }) => isText(message) && isText(code),
};
