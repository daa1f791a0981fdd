import { describe, expect, it } from 'vitest';
import { isSmallForm } from './form-bounds.ts';

const TYPE = 'multipart/form-data; boundary=b';
const bytes = (text: string) => new TextEncoder().encode(text);
const part = (name: string, content = 'x') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

describe('a form', () => {
  it('as browsers send it is a small one', async () => {
    const form = new FormData();
    form.set('picture', new File([new Uint8Array(100_000)], 'a.png', { type: 'image/png' }));
    form.set('note', 'a\r\n\r\nb');
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    const body = await sent.bytes();
    expect(isSmallForm(body, type)).toBe(true);
    expect(isSmallForm(body, type.replace(/boundary=(.*)/, 'boundary="$1"'))).toBe(true);
  });

  it.each([
    ['too many parts', part('a').repeat(11)],
    ['a head without an end', `--b\r\n${'a: b\r\n'.repeat(100_000)}`],
    ['a long head', `--b\r\n${'a: b\r\n'.repeat(2_000)}\r\nx\r\n`],
    ['something before its first part', `x\r\n${part('a')}`],
    ['no parts', ''],
  ])('with %s is none', (_, text) => {
    expect(isSmallForm(bytes(`${text}--b--`), TYPE)).toBe(text === '');
  });

  it('that does not end, or does not say what is between its parts, is none', () => {
    expect(isSmallForm(bytes(part('a')), TYPE)).toBe(false);
    expect(isSmallForm(bytes(`${part('a')}--b--`), 'multipart/form-data')).toBe(false);
  });
});
