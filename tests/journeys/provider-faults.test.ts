/** Whatever a model does wrong, the room ends with an answer or with the truth about it. */
import { describe, expect, test } from 'vitest';
import { FAULTS, type FaultName, PIECES } from '../providers/script.ts';
import { hastyHouse } from './hasty-house.ts';
import { visitOwn } from './own-house.ts';
import { BOOK, enter, guideHasSaid, guideSays, messageBox, say, stored, THOUGHT } from './room-manners.ts';

const asked = async (fault: FaultName) => {
  const house = await hastyHouse();
  const begun = await visitOwn(house);
  const { page } = begun;
  house.model.play({});
  await enter(page, BOOK);
  await say(page, 'Winston gives in, because nobody is left who remembers with him.');
  house.model.play(FAULTS[fault]);
  await messageBox(page).fill(THOUGHT);
  await messageBox(page).press('Enter');
  return { house, ...begun };
};

describe('a model that says nothing that can be shown', () => {
  test.each<FaultName>([
    'mute',
    'silent_at_once',
    'only_comments',
    'error_at_once',
    'malformed_at_once',
    'server_error',
    'rate_limited_long',
    'page_instead',
    'nothing_instead',
    'bad_key',
  ])('has the built-in guide answer in its place, and the message says so: %s', async (fault) => {
    const { page } = await asked(fault);
    await guideHasSaid(page, 3);
    const reply = guideSays(page).last();
    await reply.getByText('Built-in guide, who stepped in for this turn').waitFor();
    await reply.getByRole('note', { name: 'Feedback' }).waitFor();
    expect((await stored(page)).at(-1)).toMatchObject({ state: 'done', guide: 'builtin' });
    expect(await messageBox(page).getAttribute('aria-disabled')).toBe('false');
    await page.reload();
    await guideHasSaid(page, 3);
    await guideSays(page).last().getByText('who stepped in for this turn').waitFor();
  });
});

describe('a model that breaks off in the middle', () => {
  test.each<FaultName>([
    'error_midway',
    'malformed_midway',
    'garbage_midway',
    'silent_midway',
    'no_finish',
    'cut_by_reset',
    'endless',
  ])('is never passed off as complete, and can be asked again: %s', async (fault) => {
    const { page, house } = await asked(fault);
    await page.getByText('The reply broke off here.').waitFor();
    expect((await stored(page)).at(-1)).toMatchObject({ state: 'interrupted', feedback: null });
    const shown = await guideSays(page).last().locator('.prose').innerText();
    expect(shown.length).toBeGreaterThan(0);
    expect(await guideSays(page).last().getByRole('note').count()).toBe(0);
    house.model.play({});
    await page.getByRole('button', { name: 'Try again' }).click();
    await guideHasSaid(page, 3);
    await page.getByText('The reply broke off here.').waitFor({ state: 'hidden' });
    const messages = await stored(page);
    expect(messages.map(({ state }) => state)).toEqual(Array(5).fill('done'));
    expect(messages[4]?.content).toBe(PIECES.join(''));
  });
});
