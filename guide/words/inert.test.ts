import { Window } from 'happy-dom';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import { scripts } from '#tests/attack/scripts.ts';
import { inert } from './inert.ts';

/** As a program that lets HTML through would draw it. */
const drawn = (text: string) => {
  const { document } = new Window();
  document.body.innerHTML = marked.parse(text, { async: false });
  return document.body;
};
const PLAIN =
  'P,H1,H2,H3,EM,STRONG,CODE,PRE,BLOCKQUOTE,UL,OL,LI,TABLE,THEAD,TBODY,TR,TH,TD,A,BR,HR,DEL'.split(',');

test.each(scripts('https://sink.test'))('is words and nothing more, whatever it was: %s', (text) => {
  for (const around of [
    text,
    `# ${text}`,
    `> ${text}`,
    `- ${text}`,
    `*${text}*`,
    `${text}\n\n${text}`,
    `a\n${text}`,
  ]) {
    for (const element of drawn(inert(around)).querySelectorAll('*')) {
      expect(PLAIN).toContain(element.tagName);
      for (const { name, value } of element.attributes)
        expect(`${name}=${value}`).toMatch(/^(href=(https?:|mailto:)|align=|class=language-|title=|start=)/);
    }
  }
});

test('a program that lets HTML through would draw them otherwise', () => {
  const tags = scripts('https://sink.test').flatMap((text) =>
    [...drawn(text).querySelectorAll('*')].map(({ tagName }) => tagName),
  );
  for (const tag of ['IMG', 'SCRIPT', 'IFRAME', 'STYLE']) expect(tags).toContain(tag);
});

test('what people write about books reads as before', () => {
  const text =
    '**Emma** said [so](https://example.org/a) on p. 3: 2 < 3, "a <- b", [sic], `x[1]`\n\n> - one\n> - two';
  expect(inert(text)).toBe(text);
  expect(drawn(inert('I love <3 and <b>you</b>')).textContent?.trim()).toBe('I love <3 and <b>you</b>');
});
