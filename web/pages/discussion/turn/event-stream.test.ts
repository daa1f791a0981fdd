import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChatEvent } from '#contract/chat.ts';
import { BrokenStreamError, chatEvents, EventParser } from './event-stream.ts';

const written = ({ event, data }: ChatEvent, end = '\n') =>
  `event: ${event}${end}data: ${JSON.stringify(data)}${end}${end}`;
const delta = (text: string): ChatEvent => ({ event: 'delta', data: { text } });
const done: ChatEvent = { event: 'done', data: { content: 'All of it.', messageId: 7, guide: 'builtin' } };
const feedback: ChatEvent = { event: 'feedback', data: { rating: 'good', comment: 'You name the stairs.' } };

const streamOf = (...pieces: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });

async function heard(stream: ReadableStream<Uint8Array>, silence?: number): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of chatEvents(stream, silence)) events.push(event);
  return events;
}

describe('the events of a reply', () => {
  test('are the same however the stream is cut into pieces and whatever ends its lines', () => {
    const event = fc.oneof(fc.string({ unit: 'grapheme' }).map(delta), fc.constant(feedback));
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 8 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(400), { maxLength: 12 }),
        (events, end, cuts) => {
          const text = `${[...events, done].map((one) => written(one, end)).join(`: still here${end}${end}`)}:`;
          const at = [0, ...cuts.map((cut) => cut % text.length).sort((a, b) => a - b), text.length];
          const parser = new EventParser();
          const read = at.slice(1).flatMap((to, i) => parser.push(text.slice(at[i], to)));
          expect(read).toEqual([...events, done]);
        },
      ),
    );
  });

  test('may be cut inside a letter', async () => {
    const bytes = new TextEncoder().encode(written(delta('Cléo 😀')) + written(done));
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await heard(streamOf(...pieces))).toEqual([delta('Cléo 😀'), done]);
  });

  test('end with the last one, whatever comes behind', async () => {
    expect(await heard(streamOf(written(done), written(delta('too late'))))).toEqual([done]);
  });

  test('of a kind this page does not know are passed over', async () => {
    expect(await heard(streamOf('event: mood\ndata: {"of":"guide"}\n\n', written(done)))).toEqual([done]);
  });
});

describe('a stream is never passed off as complete', () => {
  test.each([
    ['that ends early', streamOf(written(delta('Half a')))],
    ['with an event that is no JSON', streamOf('event: delta\ndata: {"text": "x\n\n', written(done))],
    ['with an event that lacks its words', streamOf('event: done\ndata: {"guide":"builtin"}\n\n')],
    ['with a level that is none', streamOf('event: feedback\ndata: {"rating":"best","comment":"x"}\n\n')],
  ])('when it is one %s', async (_, stream) => {
    await expect(heard(stream)).rejects.toThrow(BrokenStreamError);
  });

  test('when the line breaks', async () => {
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    await expect(heard(stream)).rejects.toThrow(BrokenStreamError);
  });

  test('when it goes silent', async () => {
    await expect(heard(new ReadableStream<Uint8Array>({}), 20)).rejects.toThrow('went silent');
  });
});
