/** The browser's speech service stood in for: what it was told, and whether it was let go of. */
import { expect, test } from 'vitest';
import { BOOK, enter, messageBox } from './room-manners.ts';
import { visitSignedIn } from './visit.ts';

const SERVICE = `
  window.heard = { started: 0, aborted: 0, now: null };
  const Service = class extends EventTarget {
    start() { heard.started += 1; heard.now = this; }
    abort() { heard.aborted += 1; heard.now = null; }
    say(words) { this.onresult?.({ results: [Object.assign([{ transcript: words }], { isFinal: true })] }); }
  };
  window.SpeechRecognition = Service;
  window.webkitSpeechRecognition = Service;`;

const listening = async () => {
  const { page } = await visitSignedIn();
  await page.addInitScript(SERVICE);
  await enter(page, BOOK);
  const begin = page.getByRole('button', { name: /^Dictate/ });
  const end = page.getByRole('button', { name: 'Stop dictating' });
  await begin.click();
  await end.waitFor();
  await page.getByText('Listening. What you say appears above').waitFor();
  const letGo = () => page.evaluate<number>('heard.started - heard.aborted');
  expect(await letGo()).toBe(1);
  return { page, begin, end, letGo };
};

test('what is said can be edited before it is sent, and pressing again lets go of the microphone', async () => {
  const { page, begin, end, letGo } = await listening();
  await page.evaluate("heard.now.say('Winston gives in')");
  expect(await messageBox(page).inputValue()).toBe('Winston gives in');
  await end.click();
  await begin.waitFor();
  expect(await letGo()).toBe(0);
  expect(await messageBox(page).inputValue()).toBe('Winston gives in');
  expect(await page.getByRole('article', { name: 'You' }).count()).toBe(0);
});

test('Escape lets go of the microphone, also with the focus on the button', async () => {
  const { page, begin, end, letGo } = await listening();
  await end.focus();
  await page.keyboard.press('Escape');
  await begin.waitFor();
  expect(await letGo()).toBe(0);
});

test('sending and leaving let go of it', async () => {
  const { page, begin, letGo } = await listening();
  await page.evaluate("heard.now.say('Winston gives in.')");
  await messageBox(page).press('Enter');
  await begin.waitFor();
  expect(await letGo()).toBe(0);
  await begin.click();
  expect(await letGo()).toBe(1);
  await page.mouse.move(600, 20);
  await page.getByRole('link', { name: 'Back to your books' }).first().click();
  await page.waitForURL('**/books');
  expect(await letGo()).toBe(0);
});
