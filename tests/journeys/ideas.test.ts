import { describe, expect, test } from 'vitest';
import { overflowsSideways } from './accessible.ts';
import { visitSignedIn } from './visit.ts';

const INDEX = '/concept-categories';
const LOSS_AVERSION = '/concept-categories/psychology-human-behavior/loss-aversion';
const names = ['Loss aversion', 'Endowment effect'];

describe('somebody who comes for an idea', () => {
  test('goes from the home page to a category, an idea and its discussion, and back the same way', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/');
    await page.getByText('140 concepts in 7 categories').waitFor();
    await page.getByRole('link', { name: 'Discuss Ideas' }).click();
    await page.getByRole('heading', { level: 1, name: 'Discuss Ideas' }).waitFor();
    expect(await page.title()).toBe('Discuss Ideas · Colloquy');
    await expect.poll(() => page.getByText('20 concepts: 10 must know, 10 good to know').count()).toBe(7);

    await page.getByRole('link', { name: 'Psychology & Human Behavior', exact: true }).click();
    await page.getByRole('heading', { name: 'Level 1: Must Know' }).waitFor();
    await page.getByRole('heading', { name: 'Level 2: Good to Know' }).waitFor();
    expect(await page.title()).toBe('Psychology & Human Behavior · Colloquy');
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .count(),
    ).toBe(20);

    await page.getByRole('link', { name: 'Loss aversion', exact: true }).click();
    await page.waitForURL(`**${LOSS_AVERSION}`);
    await page.getByRole('heading', { name: 'Misconception' }).waitFor();
    expect(await page.title()).toBe('Loss aversion · Colloquy');

    await page.getByRole('link', { name: 'Discuss', exact: true }).click();
    await page.waitForURL('**/discuss/concept/loss-aversion');
    const discussions = await (await page.request.get('/api/discussions?kind=concept')).json();
    expect(discussions).toMatchObject([
      { kind: 'concept', title: 'Loss aversion', creator: 'Exploration', objective: 'General Discussion' },
    ]);

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Loss aversion' }).waitFor();
    expect(await page.title()).toBe('Loss aversion · Colloquy');
    await page.getByRole('link', { name: 'Back to Categories' }).click();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ada' }).waitFor();
    expect(await page.title()).toBe('Start Here · Colloquy');
  });

  test('may choose an objective, which the discussion then has', async () => {
    const { page } = await visitSignedIn();
    await page.goto(LOSS_AVERSION);
    await page.getByRole('link', { name: 'Critical Thinking' }).click();
    await page.waitForURL('**/discuss/concept/loss-aversion?objective=Critical+Thinking');
    const discussions = await (await page.request.get('/api/discussions?kind=concept')).json();
    expect(discussions).toMatchObject([{ title: 'Loss aversion', objective: 'Critical Thinking' }]);
  });

  test('follows what is related, and leafs on to the next', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/concept-categories/logic-reasoning/occams-razor');
    await page.getByRole('link', { name: 'Falsifiability' }).click();
    await page.getByRole('heading', { level: 1, name: 'Falsifiability' }).waitFor();
    await page.getByRole('link', { name: /^Next: / }).click();
    await page.getByRole('heading', { level: 1, name: 'Deduction and induction' }).waitFor();
    expect(await page.title()).toBe('Deduction and induction · Colloquy');
  });

  test('looks an idea up in the index, by its letter', async () => {
    const { page } = await visitSignedIn();
    await page.goto(INDEX);
    await page.getByRole('link', { name: 'V', exact: true }).click();
    expect(new URL(page.url()).hash).toBe('#index-v');
    const entry = page.getByRole('link', { name: 'Veil of ignorance' });
    const { y } = (await entry.boundingBox()) ?? { y: Number.NaN };
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(900);
    await entry.click();
    await page.getByRole('heading', { level: 1, name: 'Veil of ignorance' }).waitFor();
  });

  test('is led from a wrong category to the right one, and told when there is no such idea', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/concept-categories/logic-reasoning/loss-aversion');
    await page.waitForURL(`**${LOSS_AVERSION}`);
    await page.goto('/concept-categories/astrology/ascendant');
    await page.getByRole('heading', { name: 'There is no such concept' }).waitFor();
    await page.goto('/concept-categories/astrology');
    await page.getByRole('link', { name: 'Back to Categories' }).click();
    await page.waitForURL(`**${INDEX}`);
  });
});

describe('the search over all concepts', () => {
  test('finds as one types, forgives a slip, and stays in the address', async () => {
    const { page } = await visitSignedIn();
    await page.goto(INDEX);
    const box = page.getByRole('searchbox', { name: 'Search all 140 concepts' });
    await box.pressSequentially('dunnng krug');
    await page.getByRole('link', { name: 'Dunning-Kruger effect' }).waitFor();
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === 'dunnng krug');
    await page.reload();
    await page.getByRole('link', { name: 'Dunning-Kruger effect' }).waitFor();
    expect(await box.inputValue()).toBe('dunnng krug');

    await page.getByRole('link', { name: 'Dunning-Kruger effect' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dunning-Kruger effect' }).waitFor();
    await page.goBack();
    expect(await box.inputValue()).toBe('dunnng krug');
  });

  test('is worked with the keyboard alone', async () => {
    const { page } = await visitSignedIn();
    await page.goto(INDEX);
    const box = page.getByRole('searchbox');
    await box.focus();
    await page.keyboard.type('effect');
    await page.getByText(/Enter opens the first/).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = await page.getByRole('main').locator('ol a').nth(1).textContent();
    expect(await page.locator('a:focus').textContent()).toBe(second);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('input:focus').inputValue()).toBe('effect');
    await page.keyboard.press('Escape');
    expect(await box.inputValue()).toBe('');
    await page.getByRole('heading', { name: 'Index' }).waitFor();
    await page.keyboard.type('occam');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: "Occam's razor" }).waitFor();
  });

  test('says when nothing matches, and clears', async () => {
    const { page } = await visitSignedIn();
    await page.goto(`${INDEX}?q=zzzzqqqq`);
    await page.getByText('No concept matches “zzzzqqqq”.').waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).last().click();
    await page.getByRole('heading', { name: 'Philosophy & Ethics' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('what was discussed', () => {
  test('is marked from the person’s own words and from nothing else', async () => {
    const { page } = await visitSignedIn();
    await page.goto(INDEX);
    await page.getByText('Not discussed yet').nth(6).waitFor();

    for (const title of names) {
      const opened = await page.request.post('/api/discussions', {
        data: { kind: 'concept', title, creator: 'Exploration' },
      });
      const { id: discussionId } = await opened.json();
      const said = await page.request.post('/api/chat', {
        data: {
          bookTitle: title,
          bookAuthor: 'Exploration',
          userMessage: 'I held a losing share for a year because selling would have made the loss real.',
          conversationHistory: [],
          discussionId,
        },
      });
      expect(said.status()).toBe(200);
    }
    await page.reload();
    await page.getByText('2 of 20 discussed').waitFor();
    await expect.poll(() => page.getByText('Not discussed yet').count()).toBe(6);
    await page.getByText('You last talked about Endowment effect').waitFor();
    await page.goto('/concept-categories/psychology-human-behavior');
    await page.getByText('1 of 10 discussed').nth(1).waitFor();
  });

  test('when that cannot be told, the concepts are there all the same, with another try', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/503/);
    await page.route('**/api/discussions*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Colloquy is busy.', code: 'unavailable' } }),
    );
    await page.goto(INDEX);
    await page.getByRole('alert').getByText('Colloquy is busy.').waitFor();
    expect(await page.getByText('Not discussed yet').count()).toBe(0);
    await expect.poll(() => page.getByText('20 concepts: 10 must know').count()).toBe(7);
    await page.unroute('**/api/discussions*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Not discussed yet').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('keeping an idea', () => {
  const keptBooks = async (page: Awaited<ReturnType<typeof visitSignedIn>>['page']) =>
    (await page.request.get('/api/books')).json();

  test('puts it into the collection once, shows it after a reload, and can be undone', async () => {
    const { page } = await visitSignedIn();
    await page.goto(LOSS_AVERSION);
    await page.getByRole('button', { name: 'Keep in my collection' }).dblclick({ delay: 150 });
    const kept = page.getByRole('button', { name: /^Kept in my collection/ });
    await kept.waitFor();
    expect(await keptBooks(page)).toMatchObject([{ title: 'Loss aversion', author: 'Exploration' }]);
    await page.reload();
    await kept.waitFor();

    await kept.click();
    await page.getByText('“Loss aversion” is no longer in your collection').first().waitFor();
    expect(await keptBooks(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await kept.waitFor();
    expect(await keptBooks(page)).toMatchObject([{ title: 'Loss aversion' }]);
  });

  test('a book it is told in can be taken into the library', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/concept-categories/logic-reasoning/occams-razor');
    await page.getByRole('button', { name: /^Add to my library ?: The Demon-Haunted World/ }).click();
    await page.getByRole('link', { name: 'In your library: discuss it' }).waitFor();
    expect(await keptBooks(page)).toMatchObject([{ title: 'The Demon-Haunted World', author: 'Carl Sagan' }]);
  });

  test('says so when the server cannot be reached, and leaves everything as it was', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/ERR_|got no answer/);
    await page.goto(LOSS_AVERSION);
    await page.getByRole('heading', { name: 'Misconception' }).waitFor();
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Keep in my collection' }).click();
    await page.getByText('“Loss aversion” could not be added').first().waitFor();
    await page.getByRole('button', { name: 'Keep in my collection' }).waitFor();
    await page.getByRole('link', { name: 'Discuss', exact: true }).click();
    await page.getByText('The discussion could not be opened').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(LOSS_AVERSION);
  });
});

test('a card that could not be fetched offers another try, and the definition is there meanwhile', async () => {
  const { page, forgive } = await visitSignedIn();
  forgive(/ERR_|dynamically imported/);
  await page.route('**/psychology-human-behavior-*.js', (route) => route.abort());
  await page.goto(LOSS_AVERSION);
  await page.getByText('The tendency for a loss to weigh more heavily').waitFor();
  await page.getByText('The rest of this card could not be fetched.').waitFor();
  await page.unroute('**/psychology-human-behavior-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Misconception' }).waitFor();
});

describe('for everybody', () => {
  test.each([INDEX, `${INDEX}?q=bias`, `${INDEX}/logic-reasoning`, LOSS_AVERSION])(
    '%s fits every screen',
    async (path) => {
      const { page } = await visitSignedIn();
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      for (const width of [320, 390, 768, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowsSideways(page), `${width} px`).toBe(false);
      }
    },
  );
});
