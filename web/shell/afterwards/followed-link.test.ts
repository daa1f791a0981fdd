// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { noteFollowed, returnToLink } from './followed-link.ts';

const focused = () => document.activeElement?.textContent;
const shelf =
  '<a href="/discuss/book/1">Emma</a><a href="/discuss/book/2?objective=Recall+Key+Facts">Beloved</a>';
const page = (html: string) => {
  document.body.innerHTML = `<a href="/">Home</a><main id="main" tabindex="-1">${html}</main>`;
  document.getElementById('main')?.focus();
};
const follow = (name: string) => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  const note = (event: Event) => {
    noteFollowed(event);
    // As the router does, which then changes the page itself.
    event.preventDefault();
  };
  document.addEventListener('click', note, { capture: true, once: true });
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

beforeEach(() => {
  window.history.replaceState(null, '', '/books');
  page(shelf);
});

test('who comes back to a shelf has the focus on the book they left it by', () => {
  follow('Beloved');
  page(shelf);
  returnToLink();
  expect(focused()).toBe('Beloved');
});

test('also when the shelf is there only later', async () => {
  follow('Emma');
  page('');
  returnToLink();
  expect(focused()).not.toBe('Emma');
  document.getElementById('main')?.insertAdjacentHTML('beforeend', shelf);
  await new Promise((next) => setTimeout(next));
  expect(focused()).toBe('Emma');
});

test('of two links to one place it is the one that was pressed', () => {
  page('<a href="/x">first</a><a href="/x">second</a>');
  follow('second');
  page('<a href="/x">first</a><a href="/x">second</a>');
  returnToLink();
  expect(focused()).toBe('second');
});

test('a page left otherwise, or where the focus has gone its own way, is let be', () => {
  follow('Emma');
  page(shelf);
  document.querySelector('a')?.focus();
  returnToLink();
  expect(focused()).toBe('Home');
  window.history.replaceState(null, '', '/art');
  page(shelf);
  returnToLink();
  expect(document.activeElement?.id).toBe('main');
});
