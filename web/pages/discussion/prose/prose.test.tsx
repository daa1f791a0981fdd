// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { Prose } from './prose.tsx';

afterEach(cleanup);
const set = (text: string) => render(<Prose text={text} />).container;

describe('what a guide writes is set as text, whatever it holds', () => {
  test('HTML is words', () => {
    const page = set('Look: <img src=x onerror="alert(1)"> and\n\n<script>alert(2)</script>\n\n<b>bold</b>');
    expect(page.querySelector('img, script, b')).toBeNull();
    expect(page.textContent).toContain('<script>alert(2)</script>');
    expect(page.textContent).toContain('<b>bold</b>');
  });

  test('a link is its words with its address, and leads nowhere; a picture is not fetched', () => {
    const page = set(
      'See [this page](javascript:alert(1)), ![a lamp](https://a.example/x.png) and <https://b.example>.',
    );
    expect(page.querySelector('a, img')).toBeNull();
    expect(page.textContent).toBe(
      'See this page (javascript:alert(1)), a lamp (https://a.example/x.png) and https://b.example.',
    );
  });

  test('only our own elements come of any text at all', () => {
    const known = new Set(
      'DIV P H3 BLOCKQUOTE PRE CODE UL OL LI HR BR STRONG EM DEL SPAN SECTION TABLE THEAD TBODY TR TH TD'.split(
        ' ',
      ),
    );
    const piece = fc.constantFrom(
      '<',
      '>',
      '*',
      '_',
      '`',
      '\n',
      '\n\n',
      '# ',
      '- ',
      '1. ',
      '| ',
      '---',
      '[',
      '](',
      ')',
      '!',
      'word ',
      '&',
      '"',
      '<svg onload=x>',
      '<a href=x>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const page = set(pieces.join(''));
        for (const element of page.querySelectorAll('*')) {
          expect(known).toContain(element.tagName);
          const attributes = element.getAttributeNames();
          expect(
            attributes.filter(
              (name) => !['class', 'start', 'tabindex', 'aria-label', 'scope'].includes(name),
            ),
          ).toEqual([]);
        }
        cleanup();
      }),
    );
  });
});

test('lists, quotations, code and tables are what they are', () => {
  const page = set(
    '1. one\n2. two\n\n> quoted\n\n```\nlet x = 1;\n```\n\n| Scene | Means |\n|---|--:|\n| lamp | light |\n\n- [x] read',
  );
  expect(page.querySelectorAll('ol > li')).toHaveLength(2);
  expect(page.querySelector('blockquote')?.textContent).toBe('quoted');
  expect(page.querySelector('pre')?.textContent).toBe('let x = 1;');
  expect([...page.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual(['Scene', 'Means']);
  expect(page.querySelector('ul')?.textContent).toContain('☑ read');
});

test('while a text grows, only its last block is drawn anew', () => {
  const { container, rerender } = render(<Prose text={'First block.\n\nSecond'} />);
  const [first] = container.querySelectorAll('p');
  rerender(<Prose text={'First block.\n\nSecond block **grows**'} />);
  expect(container.querySelectorAll('p')[0]).toBe(first);
  expect(container.querySelector('strong')?.textContent).toBe('grows');
});
