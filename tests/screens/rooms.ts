/** The room, and every state a talk can be in. */
import type { Page } from 'playwright-core';
import { at, failing, held, type Kept, opens, press, type Screen, type Stage } from './screen.ts';

const FRESH = at('/discuss/book/featured/mrs-dalloway');
const THOUGHT =
  'Clarissa never meets Septimus, and yet the news of him comes to her party. I think she understands him, because she goes to the window by herself and does not pity him.';

const guideHasSaid = (page: Page, nth = 0) =>
  page.getByRole('article', { name: 'Guide' }).nth(nth).getByRole('button', { name: 'Copy' }).waitFor();

/** The bar goes away while the talk is read, and comes back when the pointer is near its place or the page moves up. */
const inBar =
  (name: string | RegExp) =>
  async ({ page }: Stage) => {
    await guideHasSaid(page);
    await page.mouse.move(300, 10);
    await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
  };

/** On a phone the tools of an artwork are in a menu. */
const inPicture =
  (name: string | RegExp) =>
  async (stage: Stage): Promise<void> => {
    const isPhone = await stage.page.evaluate<boolean>("matchMedia('(width < 36rem)').matches");
    if (!isPhone) return inBar(name)(stage);
    await inBar('Palette and mode')(stage);
    await stage.page.getByRole('menuitem', { name }).click();
  };

/** It stands there by itself where there is room for it beside the talk. */
const openSidePage = async (stage: Stage) => {
  const isOpen = await stage.page.evaluate<boolean>("matchMedia('(min-width: 64rem)').matches");
  if (!isOpen) await inBar(/the side page/)(stage);
};

const say = async ({ page }: Stage, words = THOUGHT) => {
  await guideHasSaid(page);
  await page.getByRole('textbox', { name: 'Your message' }).fill(words);
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter');
};

const WORDS =
  'She goes to the window by herself, you say, and that is where you see it. The old lady across the way is putting out her light just then. What does she';
/** Most of a reply, and no end of it. */
const mostOfAReply = { pieces: [...WORDS.split(' ').map((word) => `${word} `), 'add?'], silentAfter: 31 };

const ofTalk = (kind: keyof Kept['talks']) => (kept: Kept) => kept.talks[kind];

export const ROOMS: Screen[] = [
  { name: 'room-book', path: ofTalk('book'), act: ({ page }) => guideHasSaid(page) },
  { name: 'room-film', path: ofTalk('movie'), act: ({ page }) => guideHasSaid(page) },
  { name: 'room-artwork', path: ofTalk('artwork'), act: ({ page }) => guideHasSaid(page) },
  { name: 'room-idea', path: ofTalk('concept'), act: ({ page }) => guideHasSaid(page) },
  {
    name: 'room-feedback-opened',
    path: ofTalk('book'),
    act: async (stage) => {
      await guideHasSaid(stage.page);
      await press('What it rests on')(stage);
    },
  },
  {
    name: 'room-verdict',
    path: ofTalk('book'),
    act: async (stage) => {
      await guideHasSaid(stage.page);
      await press('I see it differently')(stage);
      await opens(stage.page);
    },
  },
  {
    name: 'room-editing',
    path: ofTalk('book'),
    act: async (stage) => {
      await guideHasSaid(stage.page);
      await press('Edit and ask again')(stage);
    },
    after: press('Cancel'),
  },
  {
    name: 'room-share',
    path: ofTalk('movie'),
    act: async (stage) => {
      await inBar('Share')(stage);
      await opens(stage.page);
    },
  },
  {
    name: 'room-shared',
    path: ofTalk('book'),
    act: async (stage) => {
      await inBar('Share')(stage);
      await opens(stage.page);
    },
  },
  {
    name: 'room-side-page',
    path: ofTalk('book'),
    act: async (stage) => {
      await openSidePage(stage);
      await press('Change objective')(stage);
    },
  },
  {
    name: 'room-past-menu',
    path: ofTalk('book'),
    act: async (stage) => {
      await openSidePage(stage);
      await press(/^More for/)(stage);
    },
  },
  { name: 'room-palette', path: ofTalk('artwork'), act: inPicture('Show the palette') },
  {
    name: 'room-minimal',
    path: ofTalk('artwork'),
    act: inPicture(/^(Artistic|Minimal) mode/),
    after: inPicture(/^(Artistic|Minimal) mode/),
  },
  {
    name: 'room-closely',
    path: ofTalk('artwork'),
    act: async (stage) => {
      await guideHasSaid(stage.page);
      await press(/^Look closely at/)(stage);
      await opens(stage.page);
    },
  },
  {
    name: 'room-second-asked',
    path: at('/discuss/artwork/featured/the-kiss?objective=Compare+Artworks'),
    act: ({ page }) => guideHasSaid(page),
  },
  {
    name: 'room-comparison',
    path: at(
      '/discuss/artwork/featured/the-kiss?objective=Compare+Artworks&beside=Mona+Lisa&by=Leonardo+da+Vinci',
    ),
    act: ({ page }) => guideHasSaid(page),
  },
  { name: 'room-none', path: at('/discuss/book/999999') },
  { name: 'room-coming', path: ofTalk('book'), before: held('**/api/discussions/*/messages') },
  { name: 'room-trouble', path: ofTalk('book'), before: failing('**/api/discussions/*/messages') },
  {
    name: 'room-opening',
    path: at('/discuss/book/featured/anna-karenina'),
    before: held('**/api/generate-question'),
  },
  {
    name: 'room-opening-trouble',
    path: at('/discuss/book/featured/dune'),
    before: failing('**/api/generate-question'),
  },
  { name: 'room-opened', path: FRESH, act: ({ page }) => guideHasSaid(page) },
  {
    name: 'room-waiting',
    path: FRESH,
    act: async (stage) => {
      await guideHasSaid(stage.page);
      stage.model.play({ mute: true });
      await say(stage);
      await stage.page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
    },
    after: press(/^Stop$/),
  },
  {
    name: 'room-streaming',
    path: FRESH,
    act: async (stage) => {
      stage.model.play(mostOfAReply);
      await say(stage);
      await stage.page.getByText('putting out').last().waitFor();
    },
    after: async (stage) => {
      await press(/^Stop$/)(stage);
      await stage.page.getByText('Stopped here.').last().waitFor();
    },
  },
  { name: 'room-stopped', path: FRESH, act: ({ page }) => page.getByText('Stopped here.').last().waitFor() },
  {
    name: 'room-broke-off',
    path: FRESH,
    act: async (stage) => {
      await guideHasSaid(stage.page);
      stage.model.play({ pieces: mostOfAReply.pieces, errorAfter: 20 });
      await say(stage, 'And yet she goes back to her guests.');
      await stage.page.getByText('The reply broke off here.').last().waitFor();
    },
  },
  {
    name: 'room-unsent',
    path: ofTalk('concept'),
    act: async (stage) => {
      await guideHasSaid(stage.page);
      await stage.page.context().setOffline(true);
      await say(stage, 'This was written on a train.');
      await stage.page.getByText('Not sent yet').waitFor();
    },
    after: ({ page }) => page.context().setOffline(false),
  },
];
