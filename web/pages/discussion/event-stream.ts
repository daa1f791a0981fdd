import type { ChatEvent } from '#contract/chat.ts';
import { RATINGS } from '#contract/kinds.ts';

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

/** Server-sent events out of pieces cut anywhere, whatever ends their lines. */
export class EventParser {
  #rest = '';
  #name = '';
  #data: string[] = [];

  push(piece: string): ChatEvent[] {
    this.#rest += piece;
    const events: ChatEvent[] = [];
    for (let line = this.#nextLine(); line !== null; line = this.#nextLine()) {
      if (line !== '') this.#take(line);
      else {
        const event = this.#dispatch();
        if (event) events.push(event);
      }
    }
    return events;
  }

  #nextLine(): string | null {
    const end = /\r\n|\n|\r/.exec(this.#rest);
    // A CR at the very end may be the first half of a CRLF.
    if (!end || (end[0] === '\r' && end.index === this.#rest.length - 1)) return null;
    const line = this.#rest.slice(0, end.index);
    this.#rest = this.#rest.slice(end.index + end[0].length);
    return line;
  }

  #take(line: string): void {
    if (line.startsWith(':')) return;
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#name = value;
    if (field === 'data') this.#data.push(value);
  }

  #dispatch(): ChatEvent | null {
    const [name, data] = [this.#name, this.#data.join('\n')];
    this.#name = '';
    this.#data = [];
    return data === '' ? null : readEvent(name, data);
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
  done: ({ content, guide }) => isText(content) && isText(guide),
  error: ({ message, code }) => isText(message) && isText(code),
};
