// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { watchForms, wouldLoseWhatIsTyped } from './typed-forms.ts';

watchForms();
afterEach(() => document.body.replaceChildren());

const type = (text: string) => {
  const field = document.querySelector<HTMLInputElement>('input, textarea');
  if (!field) throw new Error('No field');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

test('a form somebody has typed into would lose it', () => {
  document.body.innerHTML = '<form><input name="name" value="Ann"></form>';
  expect(wouldLoseWhatIsTyped()).toBe(false);
  type('Anna');
  expect(wouldLoseWhatIsTyped()).toBe(true);
});

test('one that was emptied again, sent or closed loses nothing', () => {
  document.body.innerHTML = '<form><input name="name"></form>';
  type('Anna');
  type('');
  expect(wouldLoseWhatIsTyped()).toBe(false);
  type('Anna');
  document.body.replaceChildren();
  expect(wouldLoseWhatIsTyped()).toBe(false);
});

test('nor does a search, or a room, which keeps its draft', () => {
  document.body.innerHTML = '<form><input type="search"></form>';
  type('Emma');
  expect(wouldLoseWhatIsTyped()).toBe(false);
  document.body.innerHTML = '<form data-draft-kept><textarea></textarea></form>';
  type('I think');
  expect(wouldLoseWhatIsTyped()).toBe(false);
});
