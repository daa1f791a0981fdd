import { describe, expect, test } from 'vitest';
import { ownHouse, visitOwn } from './own-house.ts';
import { BOOK, enter, guideHasSaid, guideSays, messageBox, readerSays, say, stored } from './room-manners.ts';

const WORDS = Array.from({ length: 40 }, (_, at) => `word${at} `);
const REPLY = `${WORDS.join('').trim()} and what do you make of it?`;

/** A reply that halts at its middle until it is let go on. */
const slowReply = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pieces = [...WORDS, 'and what do you make of it?'];
  return { script: { pieces, everyMs: 60, pause: { before: 20, until: promise } }, goOn: resolve };
};

describe('while a reply is being written', () => {
  test('a reload takes it up where it is and neither repeats nor loses a word', async () => {
    const house = await ownHouse();
    const { page } = await visitOwn(house);
    await enter(page, BOOK);
    const { script, goOn } = slowReply();
    house.model.play(script);
    await messageBox(page).fill('Winston gives in, for he has no words left of his own.');
    await messageBox(page).press('Enter');
    await page.getByText('word5').waitFor();
    await page.reload();
    await page.getByText('word8').waitFor();
    goOn();
    await guideHasSaid(page, 2);
    const [, , reply] = await stored(page);
    expect(reply).toMatchObject({ state: 'done' });
    expect(await guideSays(page).last().locator('.prose').innerText()).toBe(
      reply?.content.replace(/\n+/g, '\n\n'),
    );
    await expect.poll(() => readerSays(page).count()).toBe(1);
  });

  test('Stop ends it and keeps what was said', async () => {
    const house = await ownHouse();
    const { page } = await visitOwn(house);
    await enter(page, BOOK);
    house.model.play(slowReply().script);
    await messageBox(page).fill('Winston gives in.');
    await messageBox(page).press('Enter');
    await page.getByText('word5').waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped here.').waitFor();
    const [, , reply] = await stored(page);
    expect(reply?.state).toBe('stopped');
    expect(REPLY.startsWith(reply?.content.trim() ?? '-')).toBe(true);
    expect(await messageBox(page).getAttribute('aria-disabled')).toBe('false');
    expect(await messageBox(page).evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
  });

  test('another tab joins in and ends with the same words', async () => {
    const house = await ownHouse();
    const { page } = await visitOwn(house);
    await enter(page, BOOK);
    const { script, goOn } = slowReply();
    house.model.play(script);
    await messageBox(page).fill('Winston gives in.');
    await messageBox(page).press('Enter');
    await page.getByText('word3').waitFor();
    const other = await page.context().newPage();
    await other.goto(BOOK);
    await other.getByText('word9').waitFor();
    // The first tab was put to sleep by the browser, and the reply ends before it can be joined again.
    await page.route('**/api/discussions/*/stream', (route) => route.fulfill({ status: 204 }));
    await page.evaluate("document.dispatchEvent(new Event('resume'))");
    goOn();
    await guideHasSaid(other, 2);
    await guideHasSaid(page, 2);
    const words = async (tab: typeof page) => guideSays(tab).last().locator('.prose').innerText();
    expect(await words(other)).toBe(await words(page));
  });

  test('a server that is killed and comes back leaves a reply that can be asked for again', async () => {
    const house = await ownHouse();
    // What the worker kept from before knows nothing of the turn, and must not be taken for the server's word.
    const { page, forgive } = await visitOwn(house, { serviceWorkers: 'allow' });
    forgive(/./);
    await enter(page, BOOK);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.reload();
    await guideHasSaid(page, 1);
    expect(await page.evaluate('Boolean(navigator.serviceWorker.controller)')).toBe(true);
    house.model.play(slowReply().script);
    await messageBox(page).fill('Winston gives in.');
    await messageBox(page).press('Enter');
    await page.getByText('word9').waitFor();
    await house.kill();
    await page.getByPlaceholder('The connection broke.').waitFor();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await page.getByText('word5').isVisible()).toBe(true);
    expect(await page.getByText('Not sent yet').count()).toBe(0);
    house.model.play({ pieces: ['This time to the end. What do you make of it?'] });
    await house.startAgain();
    await page.getByRole('button', { name: 'Try again' }).click({ timeout: 45_000 });
    await page.getByText('This time to the end.').waitFor();
    const messages = await stored(page);
    expect(messages.map(({ sender, state }) => `${sender} ${state}`)).toEqual([
      'ai done',
      'user done',
      'ai done',
    ]);
  }, 90_000);
});

describe('a server that cannot be reached', () => {
  test('leaves the message on the page with the canned reply, and gets it once it is back', async () => {
    const house = await ownHouse();
    const { page, forgive } = await visitOwn(house);
    forgive(/./);
    await enter(page, BOOK);
    await house.kill();
    await messageBox(page).fill('Winston gives in.');
    await messageBox(page).press('Enter');
    await page.getByText('Not sent').waitFor();
    await guideSays(page)
      .getByText(`I'm interested in your thoughts about "1984" by George Orwell.`)
      .waitFor();
    expect(await readerSays(page).innerText()).toContain('Winston gives in.');
    await house.startAgain();
    await guideHasSaid(page, 2);
    expect(await page.getByText('Not sent').count()).toBe(0);
    expect((await stored(page)).map(({ content }) => content)[1]).toBe('Winston gives in.');
    expect((await stored(page)).length).toBe(3);
    await say(page, 'And so would I.');
  }, 60_000);

  test('is said, and the talk begins all the same, when not even the opening can be had', async () => {
    const house = await ownHouse();
    const { page, forgive } = await visitOwn(house);
    forgive(/./);
    await page.route('**/api/generate-question', (route) => route.abort());
    await page.goto(BOOK);
    await page.getByText('What was your biggest takeaway from "1984" by George Orwell?').waitFor();
    await page.unroute('**/api/generate-question');
    await page.getByRole('button', { name: 'Try again' }).click();
    await guideHasSaid(page, 1);
  });
});
