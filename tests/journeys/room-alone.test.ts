/** With the whole network shut but our own server, the room lacks nothing. */
import { expect, inject, test } from 'vitest';
import { ART, BOOK, enter, FILM, guideHasSaid, guideSays, IDEA, say, THOUGHT } from './room-manners.ts';
import { visitSignedIn } from './visit.ts';

test.each([
  ['book', BOOK],
  ['film', FILM],
  ['artwork', ART],
  ['idea', IDEA],
])('a %s can be talked about, and nothing is asked of anyone else', async (kind, path) => {
  const { origin } = inject('journeys');
  const { page, forgive } = await visitSignedIn();
  // A picture our own server cannot fetch either.
  forgive(/\/api\/images/);
  const elsewhere: string[] = [];
  await page.context().route('**/*', (route) => {
    const { origin: asked, href } = new URL(route.request().url());
    if (asked === origin) return route.continue();
    elsewhere.push(href);
    return route.abort();
  });
  await enter(page, path);
  await say(page, THOUGHT);
  await page.getByRole('note', { name: 'Feedback' }).waitFor();
  await page.getByRole('button', { name: 'What it rests on' }).click();
  if (kind === 'artwork') {
    // The bar it is in has made way for the talk by now, or is about to.
    await page.mouse.move(400, 10);
    await page.getByRole('button', { name: 'Show the palette' }).click();
    // It is at the top, and the reader far down: it is shown to them, and the talk does not take them back.
    const strip = page.getByRole('region', { name: 'Palette' });
    await expect.poll(async () => (await strip.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  }
  await page.reload();
  await guideHasSaid(page, 2);
  await expect.poll(() => guideSays(page).count()).toBe(2);
  expect(elsewhere).toEqual([]);
});
