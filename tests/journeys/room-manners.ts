/** What somebody in the room does, by the words on the page. */
import type { Page } from 'playwright-core';

export const BOOK = '/discuss/book/featured/nineteen-eighty-four';
export const FILM = '/discuss/movie/featured/casablanca';
export const ART = '/discuss/artwork/featured/the-kiss';
export const IDEA = '/discuss/concept/loss-aversion';

export const THOUGHT =
  'Winston writes 2+2=5 in the dust by himself, which shows that the fear has become his own. But the appendix speaks of Newspeak in the past tense, so perhaps the Party did not last.';

export const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
export const guideSays = (page: Page) => page.getByRole('article', { name: 'Guide' });
export const readerSays = (page: Page) => page.getByRole('article', { name: 'You' });

/** The guide has said so many things, the last of them to its end. */
export const guideHasSaid = async (page: Page, times: number): Promise<void> => {
  await page
    .getByRole('article', { name: 'Guide' })
    .nth(times - 1)
    .getByRole('button', { name: 'Copy' })
    .waitFor();
};

export const enter = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await guideHasSaid(page, 1);
};

export const say = async (page: Page, words: string): Promise<void> => {
  const before = await guideSays(page).count();
  await messageBox(page).fill(words);
  await messageBox(page).press('Enter');
  await guideHasSaid(page, before + 1);
};

type Stored = {
  id: number;
  sender: string;
  content: string;
  state: string;
  guide: string | null;
  feedback: { rating: string } | null;
};

/** What the server holds of the one discussion the person has. */
export const stored = async (page: Page): Promise<Stored[]> => {
  const [discussion] = await (await page.request.get('/api/discussions')).json();
  return (await page.request.get(`/api/discussions/${discussion.id}/messages`)).json();
};
