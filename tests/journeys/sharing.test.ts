import { describe, expect, test } from 'vitest';
import { overflowsSideways } from './accessible.ts';
import { BOOK, enter, IDEA, say, THOUGHT } from './room-manners.ts';
import { newAddress, PASSWORD, visit, visitSignedIn } from './visit.ts';

type Page = Awaited<ReturnType<typeof visit>>['page'];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this discussion' });
const linkOf = (page: Page) => dialog(page).getByRole('textbox', { name: 'Link' }).inputValue();
const openDialog = async (page: Page) => {
  // The bar comes back when the pointer nears the top.
  await page.mouse.move(640, 10);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog(page).waitFor();
};

/** What the page put on the clipboard, and whether it may. */
const clipboardThat = (allows: boolean) =>
  `Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => {
    if (!${allows}) throw new DOMException('No.', 'NotAllowedError');
    window.clipboardHolds = text;
  } } })`;
const clipboard = (page: Page) => page.evaluate<string>('window.clipboardHolds');

/** Shares from the open room and answers the link. */
const shareFromRoom = async (page: Page): Promise<string> => {
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await dialog(page).getByRole('button', { name: 'Stop sharing' }).waitFor();
  return linkOf(page);
};

describe('a shared discussion', () => {
  test('is read by anyone without an account or a script, and by nobody once it is stopped', async () => {
    const { page } = await visitSignedIn();
    await page.addInitScript(clipboardThat(true));
    await enter(page, `${BOOK}?objective=Critical+Thinking`);
    await say(page, THOUGHT);
    await openDialog(page);
    await dialog(page).getByText('your first name, Ada').waitFor();
    await dialog(page).getByText('the feedback on your messages').waitFor();
    await dialog(page).getByText('30 days').click();
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await dialog(page).getByText('Copied!').waitFor();
    const link = await linkOf(page);
    expect(await clipboard(page)).toBe(link);
    await dialog(page)
      .getByText(/^Ends on/)
      .waitFor();

    const { page: other, forgive } = await visit({ javaScriptEnabled: false });
    forgive(/404/);
    const answer = await other.goto(link);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await other.getByRole('heading', { level: 1, name: '1984' }).waitFor();
    await other.getByRole('article', { name: 'Ada' }).getByText(THOUGHT).waitFor();
    await expect.poll(() => other.getByRole('article', { name: 'Guide' }).count()).toBe(2);
    expect(await other.getByText('@example.org').count()).toBe(0);
    expect(await other.getByText(/Good thinking|Excellent reflection|Fair response/).count()).toBe(0);
    expect(await other.getByRole('button').count()).toBe(0);

    await dialog(page).getByRole('button', { name: 'Stop sharing' }).click();
    await page.getByText('The link no longer works.', { exact: true }).waitFor();
    expect((await other.reload())?.status()).toBe(404);
    await other.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
  });

  test('stays as it was when more is said, until it is brought up to date', async () => {
    const { page } = await visitSignedIn();
    await page.addInitScript(clipboardThat(true));
    await enter(page, IDEA);
    const link = await shareFromRoom(page);
    await page.keyboard.press('Escape');
    await say(page, 'I keep shares that fall for too long.');
    const { page: other } = await visit();
    await other.goto(link);
    expect(await other.getByText('I keep shares').count()).toBe(0);

    await openDialog(page);
    await dialog(page).getByText('What was said since is not in it.').waitFor();
    await dialog(page).getByRole('button', { name: 'Bring up to date' }).click();
    await dialog(page).getByText('Nothing was said since.').waitFor();
    await other.reload();
    await other.getByRole('article', { name: 'Ada' }).getByText('I keep shares').waitFor();
  });

  test('confirms a copied link for two seconds, in the dialog and from the bar', async () => {
    const { page } = await visitSignedIn();
    await page.addInitScript(clipboardThat(true));
    await page.clock.install();
    await enter(page, IDEA);
    // The first time it says what others will see before anything is shared.
    await page.getByRole('button', { name: 'Copy link' }).click();
    await dialog(page).waitFor();
    expect(await (await page.request.get('/api/shares')).json()).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await dialog(page).getByText('Copied!').waitFor();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await dialog(page).getByText('Copied!').waitFor({ state: 'hidden' });
    const link = await linkOf(page);
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });

    await page.evaluate('window.clipboardHolds = ""');
    await page.clock.pauseAt(new Date(Date.now() + 120_000));
    await page.getByRole('button', { name: 'Copy link' }).click();
    const copied = page.getByRole('button', { name: 'Copied!' });
    await copied.waitFor();
    expect(await clipboard(page)).toBe(link);
    await page.clock.runFor(1_900);
    await expect.poll(() => copied.count()).toBe(1);
    await page.clock.runFor(200);
    await copied.waitFor({ state: 'detached' });
  });

  test('is copied by hand where the browser does not let us', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/NotAllowedError/);
    await page.addInitScript(clipboardThat(false));
    await enter(page, IDEA);
    const link = await shareFromRoom(page);
    await dialog(page).getByRole('alert').getByText('copy it with Ctrl+C').waitFor();
    expect(await page.evaluate('getSelection().toString() || document.activeElement.value')).toBe(link);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  });

  test('has its dialog in the address: Reload brings it again, Escape takes it away', async () => {
    const { page } = await visitSignedIn();
    await enter(page, IDEA);
    await openDialog(page);
    expect(page.url()).toContain('share=1');
    await page.reload();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(page.url()).not.toContain('share=1');
  });
});

describe('the links in the profile', () => {
  test('are all there, to open and to stop', async () => {
    const { page } = await visitSignedIn();
    await page.addInitScript(clipboardThat(true));
    await page.goto('/profile');
    await page.getByText('You share nothing just now.').waitFor();
    await enter(page, IDEA);
    const link = await shareFromRoom(page);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Copy the link to Loss Aversion' }).click();
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    expect(await clipboard(page)).toBe(link);
    const open = page.getByRole('link', { name: 'Open the page of Loss Aversion' });
    expect(await open.getAttribute('href')).toBe(link);
    await page.getByRole('button', { name: 'Stop sharing Loss Aversion' }).click();
    await page.getByText('You share nothing just now.').waitFor();
    expect((await page.request.get(link)).status()).toBe(404);
  });
});

describe('Start your own', () => {
  test('brings a visitor through signing up to the same work and objective', async () => {
    const { page } = await visitSignedIn();
    await page.addInitScript(clipboardThat(true));
    await enter(page, `${BOOK}?objective=Critical+Thinking`);
    const link = await shareFromRoom(page);

    const { page: other } = await visit();
    await other.goto(link);
    await other.getByRole('link', { name: 'Start your own' }).first().click();
    await other.getByLabel('Full Name').fill('Grace');
    await other.getByLabel('Email').fill(newAddress());
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.getByLabel(/I agree/).check();
    await other.getByRole('button', { name: 'Create account' }).click();
    await other.waitForURL(/\/discuss\/book\/featured\/nineteen-eighty-four\?objective=Critical\+Thinking/);
    await other.getByRole('article', { name: 'Guide' }).first().waitFor();
  });

  test('gives what the catalogue does not know a place in one’s collection, once', async () => {
    const { page } = await visitSignedIn();
    const path = '/begin/book?title=Tea+%26+Toast&creator=N.+N.&objective=Application';
    await page.goto(path);
    await page.getByRole('heading', { name: 'Tea & Toast' }).waitFor();
    expect(await (await page.request.get('/api/books')).json()).toEqual([]);
    await page.getByRole('button', { name: 'Add it and begin' }).click();
    await page.waitForURL(/\/discuss\/book\/\d+\?objective=Application/);
    await page.getByRole('article', { name: 'Guide' }).first().waitFor();
    await page.goto(path);
    await page.waitForURL(/\/discuss\/book\/\d+\?objective=Application/);
    const books = await (await page.request.get('/api/books')).json();
    expect(books).toMatchObject([{ title: 'Tea & Toast', author: 'N. N.' }]);

    // The address of a shared page with one's own id is the way to the room, too.
    await page.goto(`/book-discussion/${books[0].id}`);
    await page.waitForURL(/\/discuss\/book\/\d+$/);
  });
});

describe('for everybody', () => {
  test('the page that is shared and the one that is gone fit the narrowest phone', async () => {
    const { page, forgive } = await visitSignedIn({ viewport: { width: 320, height: 700 } });
    forgive(/404/);
    await page.addInitScript(clipboardThat(true));
    await enter(page, IDEA);
    await openDialog(page);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await dialog(page).getByRole('button', { name: 'Stop sharing' }).waitFor();
    for (const path of [await linkOf(page), '/book-discussion/nothing']) {
      await page.goto(path);
      expect(await overflowsSideways(page), path).toBe(false);
    }
  });
});
