import { describe, expect, test } from 'vitest';
import { barriers } from './accessible.ts';
import {
  ART,
  BOOK,
  enter,
  FILM,
  guideHasSaid,
  guideSays,
  IDEA,
  messageBox,
  readerSays,
  say,
  stored,
  THOUGHT,
} from './room-manners.ts';
import { visitSignedIn } from './visit.ts';

describe('a talk about a book', () => {
  test('opens with a menu of five; a line chosen by keyboard is sent without its number, and answered', async () => {
    const { page } = await visitSignedIn();
    await enter(page, BOOK);
    expect(await page.title()).toBe('1984 · Colloquy');
    const menu = guideSays(page).first().getByRole('listitem').getByRole('button');
    await expect.poll(() => menu.count()).toBe(5);
    const line = (await menu.nth(1).locator('span').last().textContent()) ?? '';
    await menu.nth(1).focus();
    await page.keyboard.press('Enter');
    await guideHasSaid(page, 2);
    expect((await stored(page)).map(({ sender, content }) => [sender, content])).toMatchObject([
      ['ai', expect.stringContaining('1984')],
      ['user', line],
      ['ai', expect.any(String)],
    ]);
    expect(line).not.toMatch(/[1-6]\uFE0F/);
    expect(await messageBox(page).evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
  });

  test('takes a thought, answers it, and says how it was taken, by a label and not by colour alone', async () => {
    const { page } = await visitSignedIn();
    await enter(page, BOOK);
    await say(page, THOUGHT);
    const note = page.getByRole('note', { name: 'Feedback' });
    await note.waitFor();
    expect(await note.innerText()).toMatch(/Excellent reflection!|Good thinking!/);
    expect(await messageBox(page).inputValue()).toBe('');
    const said = (await stored(page)).map(({ content }) => content);
    expect(await guideSays(page).last().locator('.prose').innerText()).toBe(
      said.at(-1)?.replace(/\n+/g, '\n\n'),
    );
    const status = page.getByRole('status').filter({ hasText: 'The guide:' });
    expect(await status.innerText()).toMatch(/Feedback: (Excellent reflection!|Good thinking!)/);
  });

  test('is the same after a reload and through the history, whole and in order', async () => {
    const { page } = await visitSignedIn();
    await enter(page, `${BOOK}?objective=Critical+Thinking`);
    await say(page, THOUGHT);
    const words = await guideSays(page).locator('.prose').allInnerTexts();
    expect(words).toHaveLength(2);
    const shown = () => guideSays(page).locator('.prose').allInnerTexts();
    await page.reload();
    await guideHasSaid(page, 2);
    expect(await shown()).toEqual(words);
    await page.goto('/library');
    await page.goBack();
    await guideHasSaid(page, 2);
    expect(await shown()).toEqual(words);
    expect(await page.getByRole('main').getByText('Critical Thinking').first().isVisible()).toBe(true);
  });

  test('keeps what was typed over a reload, sends nothing blank, and begins a new line on Shift+Enter', async () => {
    const { page } = await visitSignedIn();
    await enter(page, BOOK);
    const box = messageBox(page);
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await box.fill('   ');
    await box.press('Enter');
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await box.fill('Half a thought');
    await box.press('Shift+Enter');
    await box.pressSequentially('and more');
    expect(await box.inputValue()).toBe('Half a thought\nand more');
    await page.reload();
    await guideHasSaid(page, 1);
    expect(await messageBox(page).inputValue()).toBe('Half a thought\nand more');
    expect(await readerSays(page).count()).toBe(0);
    const height = async () => (await messageBox(page).boundingBox())?.height ?? 0;
    await box.fill('');
    expect(await height()).toBeCloseTo(60, 0);
    await box.fill('line\n'.repeat(30));
    expect(await height()).toBeCloseTo(120, 0);
  });

  test('lets a verdict be looked at again with a reason', async () => {
    const { page } = await visitSignedIn();
    await enter(page, BOOK);
    await say(
      page,
      'I think the Party wins in the end because Winston betrays Julia, so nobody can be trusted any more.',
    );
    await page.getByRole('button', { name: 'I see it differently' }).click();
    const dialog = page.getByRole('dialog', { name: 'I see it differently' });
    await dialog
      .getByLabel('How you see it')
      .fill('When Winston writes 2+2=5 in the dust nobody makes him, so the fear is his own by then.');
    await dialog.getByRole('button', { name: 'Look again' }).click();
    await dialog.getByText(/Looked at again/).waitFor();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
    await dialog.getByRole('button', { name: 'Back to the discussion' }).click();
    await page.getByText('Looked at again once').waitFor();
  });

  test('shows the words a level rests on when asked to, and every look at it, also after a reload', async () => {
    const { page } = await visitSignedIn();
    await enter(page, BOOK);
    await say(page, THOUGHT);
    const shows = page.getByRole('button', { name: 'What it rests on' });
    await shows.click();
    const note = page.getByRole('note', { name: 'Feedback' });
    await note.getByText('A particular place').waitFor();
    const quoted = await note.getByRole('definition').allInnerTexts();
    expect(quoted.length).toBeGreaterThan(1);
    for (const words of quoted) expect(THOUGHT).toContain(words.replace(/^“|”$/g, ''));
    expect(await page.evaluate("CSS.highlights.get('grounds').size")).toBe(quoted.length);
    await shows.click();
    expect(await shows.getAttribute('aria-expanded')).toBe('false');
    expect(await page.evaluate("CSS.highlights.get('grounds').size")).toBe(0);

    await page.getByRole('button', { name: 'I see it differently' }).click();
    const dialog = page.getByRole('dialog', { name: 'I see it differently' });
    await dialog.getByLabel('How you see it').fill('I named where it happens.');
    await dialog.getByRole('button', { name: 'Look again' }).click();
    await dialog.getByRole('button', { name: 'Back to the discussion' }).click();
    await page.reload();
    await page.getByText('Looked at again once').waitFor();
    await shows.click();
    const looks = page.getByRole('region', { name: 'Each time it was looked at' }).getByRole('listitem');
    await looks.last().waitFor();
    await expect.poll(() => looks.count()).toBe(2);
    expect(await looks.last().innerText()).toContain('I named where it happens.');
  });
});

describe('one’s last words edited', () => {
  test('take the place of the old ones, with an answer of their own', async () => {
    const { page } = await visitSignedIn();
    await enter(page, BOOK);
    await say(page, 'The Party wins.');
    await messageBox(page).fill('Half a thought for later');
    await page.getByRole('button', { name: 'Edit and ask again' }).click();
    expect(await messageBox(page).inputValue()).toBe('The Party wins.');
    const strip = page.getByText('Replaces your last message');
    expect(await strip.isVisible()).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await page.reload();
    await strip.waitFor();
    await guideHasSaid(page, 2);
    await messageBox(page).fill(THOUGHT);
    await messageBox(page).press('Enter');
    await page.getByRole('note', { name: 'Feedback' }).waitFor();
    await expect.poll(async () => (await stored(page)).map(({ content }) => content)[1]).toBe(THOUGHT);
    await expect.poll(() => readerSays(page).count()).toBe(1);
    await expect.poll(() => guideSays(page).count()).toBe(2);
    expect(await stored(page)).toHaveLength(3);
    expect(await strip.count()).toBe(0);
    await page.reload();
    await guideHasSaid(page, 2);
    expect(await readerSays(page).allInnerTexts()).toEqual([expect.stringContaining(THOUGHT)]);
  });

  test('can be left as they were, and what stood in the composer comes back', async () => {
    const { page } = await visitSignedIn();
    await enter(page, BOOK);
    await say(page, 'The Party wins.');
    await messageBox(page).fill('Half a thought for later');
    await page.getByRole('button', { name: 'Edit and ask again' }).click();
    await messageBox(page).fill('Something else');
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await messageBox(page).inputValue()).toBe('Half a thought for later');
    expect(await messageBox(page).evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
    await expect.poll(() => readerSays(page).count()).toBe(1);
  });

  test('stay a message of their own where another tab has gone on meanwhile', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/409|not_replaceable/);
    await enter(page, BOOK);
    await say(page, 'The Party wins.');
    const [, old] = await stored(page);
    await page.getByRole('button', { name: 'Edit and ask again' }).click();
    const { origin } = new URL(page.url());
    const [discussion] = await (await page.request.get('/api/discussions')).json();
    await page.request.post('/api/chat', {
      headers: { origin },
      data: {
        bookTitle: '1984',
        discussionId: discussion.id,
        userMessage: 'From another device.',
        replaces: old?.id,
      },
    });
    await messageBox(page).fill('The Party wins by fear.');
    await messageBox(page).press('Enter');
    await page.getByText('Only your last message can be replaced').waitFor();
    await page.getByRole('article', { name: 'You' }).getByText('From another device.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await guideHasSaid(page, 3);
    expect((await stored(page)).map(({ sender, content }) => (sender === 'user' ? content : sender))).toEqual(
      ['ai', 'From another device.', 'ai', 'The Party wins by fear.', 'ai'],
    );
  });
});

test('a film question is shown and stored as the longer prompt behind it', async () => {
  const { page } = await visitSignedIn();
  await enter(page, FILM);
  const menu = guideSays(page).first().getByRole('listitem').getByRole('button');
  await expect.poll(() => menu.count()).toBe(6);
  await menu.nth(1).click();
  await guideHasSaid(page, 2);
  const [, asked] = await stored(page);
  expect(asked?.content).toMatch(/^What inspired “Casablanca”\? I would like to know/);
  expect(await readerSays(page).first().innerText()).toContain(
    'I would like to know where the story came from',
  );
});

test('a film of one’s own has its room under its number, and one that is gone says so', async () => {
  const { page } = await visitSignedIn();
  const { origin } = new URL((await page.goto('/library'))?.url() ?? '');
  const film = await page.request.post('/api/movies', {
    headers: { origin },
    data: { title: 'The Third Man', director: 'Carol Reed', year: 1949, genre: 'Thriller' },
  });
  const { id } = await film.json();
  await enter(page, `/discuss/movie/${id}`);
  expect(await page.title()).toBe('The Third Man · Colloquy');
  expect(await page.getByRole('main').getByText('Thriller').isVisible()).toBe(true);
  await page.goto(`/discuss/movie/${id + 1000}`);
  await page.getByText('There is nothing of this name to talk about.').waitFor();
});

test('a link to one thing that was said leads to it, with the focus on it, until the talk goes on', async () => {
  const { page } = await visitSignedIn();
  await enter(page, BOOK);
  await say(page, THOUGHT);
  await say(page, 'And Julia gives in as well, because the same fear is used on her.');
  await say(page, 'So the state needs no proof that it is right, only that nobody says otherwise.');
  const thought = (await stored(page)).find(({ content }) => content === THOUGHT);
  await page.goto(`${BOOK}?message=${thought?.id}`);
  const sought = page.locator('[data-entry]:focus');
  await sought.getByText(THOUGHT).waitFor();
  const { y = -1 } = (await sought.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(300);

  const whole = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ ...whole, height: 480 });
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  const toEnd = () => page.evaluate<number>('document.documentElement.scrollHeight - innerHeight - scrollY');
  await jump.click();
  await expect.poll(toEnd).toBeLessThan(2);
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  await jump.press('Enter');
  await expect.poll(toEnd).toBeLessThan(2);
  expect(await messageBox(page).evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
  await page.setViewportSize(whole);

  await say(page, 'Is that what is meant by 2+2=5, then?');
  expect(new URL(page.url()).search).toBe('');

  await page.goto(`${BOOK}?message=987654321`);
  await page.getByText('That message is not in this discussion any more').first().waitFor();
  await guideHasSaid(page, 5);
});

describe('two tabs of one discussion', () => {
  test('end up showing the same', async () => {
    const { page } = await visitSignedIn();
    await enter(page, IDEA);
    const other = await page.context().newPage();
    await enter(other, IDEA);
    await say(page, 'Losing ten euros hurts me more than finding ten pleases me.');
    await guideHasSaid(other, 2);
    const words = (tab: typeof page) => guideSays(tab).locator('.prose').allInnerTexts();
    expect(await words(other)).toEqual(await words(page));
    await say(other, 'So I keep shares that fall for too long, because selling makes the loss real.');
    await guideHasSaid(page, 3);
    await expect.poll(() => readerSays(page).count()).toBe(2);
  });
});

describe('the page beside the talk', () => {
  test('changes the objective, and takes the other talk up where it was left', async () => {
    const { page } = await visitSignedIn();
    await enter(page, BOOK);
    const first = await guideSays(page).first().innerText();
    await page.getByRole('button', { name: 'Change objective' }).click();
    await page.getByRole('link', { name: /^Critical Thinking/ }).click();
    await page.waitForURL('**?objective=Critical+Thinking');
    await page.getByRole('main').locator('h1 + p, .eyebrow').getByText('Critical Thinking').first().waitFor();
    await guideHasSaid(page, 1);
    await page.goBack();
    await guideHasSaid(page, 1);
    expect(await guideSays(page).first().innerText()).toBe(first);
    await page.getByRole('button', { name: 'Change objective' }).click();
    await page.getByLabel('An objective of your own').fill('What fear does to language');
    await page.getByRole('button', { name: 'Start Discussion' }).click();
    await page.waitForURL('**objective=What+fear+does+to+language');
    await guideHasSaid(page, 1);
    const all = await (await page.request.get('/api/discussions')).json();
    expect(all).toHaveLength(3);
  });

  test('renames a talk, deletes it, and brings it back', async () => {
    const { page } = await visitSignedIn();
    await enter(page, BOOK);
    await say(page, THOUGHT);
    const beside = page.getByRole('complementary', { name: 'About this work' });
    await beside.getByRole('button', { name: 'More for General Discussion' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await beside.getByLabel('Name of the discussion').fill('On fear');
    await page.keyboard.press('Enter');
    await beside.getByRole('link', { name: /On fear/ }).waitFor();
    await beside.getByRole('button', { name: 'More for On fear' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('Discussion deleted', { exact: true }).waitFor();
    await guideHasSaid(page, 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await beside.getByRole('link', { name: /On fear/ }).waitFor();
    await guideHasSaid(page, 2);
  });

  test('exports a talk as a Markdown file', async () => {
    const { page } = await visitSignedIn();
    await enter(page, BOOK);
    await page.getByRole('button', { name: 'More for General Discussion' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export as Markdown' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('1984 - General Discussion.md');
  });
});

describe('the top of the screen', () => {
  test('makes way for the talk, and comes back to the pointer', async () => {
    const { page } = await visitSignedIn();
    await enter(page, BOOK);
    const header = page.locator('header').first();
    const top = async () => (await header.boundingBox())?.y ?? Number.NaN;
    await page.mouse.move(600, 500);
    expect(await top()).toBe(0);
    await say(page, THOUGHT);
    await expect.poll(top, { timeout: 4000 }).toBeLessThan(-50);
    await page.getByRole('link', { name: 'Back to your books' }).last().waitFor();
    await page.mouse.move(600, 30);
    await expect.poll(top, { timeout: 2000 }).toBe(0);
    await page.mouse.move(600, 500);
    await expect.poll(top, { timeout: 2000 }).toBeLessThan(-50);
  });
});

test('prints as a clean transcript', async () => {
  const { page } = await visitSignedIn();
  await enter(page, BOOK);
  await say(page, THOUGHT);
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    messageBox(page),
    page.getByRole('button', { name: 'Copy', exact: true }).first(),
    page.locator('header').first(),
    page.getByRole('complementary'),
  ])
    expect(await hidden.isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1, name: '1984' }).isVisible()).toBe(true);
  expect(await readerSays(page).first().isVisible()).toBe(true);
  expect(await page.getByRole('note', { name: 'Feedback' }).isVisible()).toBe(true);
});

test('prints dark on light, whatever the screen looks like', async () => {
  const { page, forgive } = await visitSignedIn({ colorScheme: 'dark' });
  forgive(/\/api\/images/);
  await enter(page, ART);
  const ink = () =>
    page.evaluate<number>(
      "Math.max(...getComputedStyle(document.querySelector('.room .prose')).color.match(/\\d+/g).slice(0, 3).map(Number))",
    );
  expect(await ink()).toBeGreaterThan(150);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(ink, { timeout: 8000 }).toBeLessThan(80);
  expect(await page.locator('.artwork-wall').isVisible()).toBe(false);
});

test('an artwork can be looked at closely, gives its colours, and dresses the room in them or not', async () => {
  const { page, forgive } = await visitSignedIn({ permissions: ['clipboard-read', 'clipboard-write'] });
  forgive(/\/api\/images/);
  await enter(page, ART);
  await page.getByRole('button', { name: 'Show the palette' }).click();
  await page.getByRole('button', { name: /^Copy #C9A03B/i }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^#C9A03B$/i);

  const paper = () =>
    page.evaluate<string>("getComputedStyle(document.querySelector('.room')).backgroundColor");
  const artistic = await paper();
  await page.getByRole('button', { name: /Artistic mode/ }).click();
  await expect.poll(paper).not.toBe(artistic);
  await page.getByRole('button', { name: /Minimal mode/ }).click();

  await page.getByRole('button', { name: 'Look closely at The Kiss' }).click();
  const picture = page.getByRole('dialog').getByRole('region', { name: /The picture/ });
  await picture.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await page.getByText('140%').waitFor();
  await page.keyboard.press('0');
  await page.getByText('100%').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('a phone shows the artwork with the opening, and its Back closes what lies over the room', async () => {
  const { page, forgive } = await visitSignedIn({ viewport: { width: 390, height: 844 }, hasTouch: true });
  forgive(/\/api\/images/);
  await page.goto('/art');
  await enter(page, ART);
  const room = page.url();
  await page.getByText('1', { exact: true }).first().waitFor();
  expect(await page.evaluate('window.scrollY')).toBe(0);
  for (const name of [/^Look closely/, /^Open the side page/, 'Share']) {
    await page.getByRole('button', { name }).tap();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(page.url()).toBe(room);
  }
  // Closed by its own button it leaves no step behind: one Back leads out.
  await page.getByRole('button', { name: 'Share' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/art');
});
