import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventReader } from './event-reader.ts';
import { newHearing } from './hearing.ts';
import { openAiWire } from './openai-wire.ts';

const wire = openAiWire({ official: false });
const words = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}`;

function heard(pieces: readonly Uint8Array[]) {
  const hearing = newHearing();
  const reader = eventReader(wire, hearing);
  for (const piece of pieces) reader.feed(piece);
  reader.end();
  return hearing;
}
const bytes = (text: string) => new TextEncoder().encode(text);

describe('an event stream', () => {
  it('says the same however its bytes are cut and its lines end', () => {
    const replies = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 8 });
    const lineEnds = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(replies, lineEnds, fc.array(fc.nat(), { maxLength: 20 }), (parts, lineEnd, cuts) => {
        const stream = bytes(
          [...parts.map((part) => words(part)), ': a comment', words('', 'stop'), 'data: [DONE]', '']
            .join('\n\n')
            .replaceAll('\n', lineEnd),
        );
        const at = [0, ...cuts.map((cut) => cut % (stream.length + 1)), stream.length].sort((a, b) => a - b);
        const pieces = at.slice(1).map((end, index) => stream.subarray(at[index], end));
        expect(heard(pieces)).toMatchObject({
          fresh: parts.join(''),
          finish: 'complete',
          ended: true,
          fault: null,
        });
      }),
    );
  });

  it('counts its last event even without the empty line behind it', () => {
    expect(heard([bytes(words('Where?', 'stop'))])).toMatchObject({ fresh: 'Where?', finish: 'complete' });
  });

  it('says nothing more after its end', () => {
    expect(heard([bytes(`data: [DONE]\n\n${words('more')}\n\n`)]).fresh).toBe('');
  });

  it.each<[string, Uint8Array]>([
    ['a character that is none', new Uint8Array([...bytes('data: {"a":"'), 0xff, 0xfe, ...bytes('"}\n\n')])],
    ['a page instead of events', bytes('<html>\n<h1>502</h1>\n</html>\n\n')],
    ['JSON that breaks off', bytes('data: {"choices":[{"del\n\n')],
    ['an event of fifty megabytes', bytes(`data: ${'a'.repeat(50_000_000)}`)],
  ])('is malformed with %s; what came before stands', (_what, wrong) => {
    const hearing = heard([bytes(`${words('So far')}\n\n`), wrong, bytes(`\n\n${words(' not this')}\n\n`)]);
    expect(hearing).toMatchObject({ fresh: 'So far', fault: 'malformed' });
  });

  it('may hold a million events without a word', () => {
    const empty = bytes(`${words('')}\n\n`.repeat(1_000));
    const hearing = heard(Array.from({ length: 1_000 }, () => empty));
    expect(hearing).toMatchObject({ fresh: '', fault: null, finish: null });
  });
});
