import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PASSWORD, visit, visitSignedIn } from './visit.ts';

const me = async (page: Awaited<ReturnType<typeof visit>>['page']) =>
  (await page.request.get('/api/auth/user')).json();

const square = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a2b34' } })
    .png()
    .toBuffer();

describe('the profile', () => {
  test('is changed when saved and stays when cancelled, and is there after a reload', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Somebody Else');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Edit Profile', exact: true }).waitFor();
    expect(await page.evaluate<string>('document.activeElement?.textContent')).toBe('Edit Profile');
    expect((await me(page)).firstName).toBe('Ada');
    expect(await page.getByText('Somebody Else').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');

    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.reload();
    await page.getByLabel('Name', { exact: true }).fill('Augusta King');
    await page.getByLabel(/^Bio/).fill('I read slowly.\nAnd twice.');
    await page.getByLabel('Time zone').selectOption('Europe/London');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
    await page.reload();
    await page.getByText('I read slowly.').waitFor();
    expect(await me(page)).toMatchObject({
      firstName: 'Augusta',
      lastName: 'King',
      bio: 'I read slowly.\nAnd twice.',
      timeZone: 'Europe/London',
    });
    await page.getByRole('button', { name: 'Account of Augusta' }).waitFor();
  });

  test('takes a new email address only with the password, and keeps what was typed', async () => {
    const { page, email, forgive } = await visitSignedIn();
    forgive(/403|CallError/);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Email').fill(`new-${email}`);
    const guard = page.getByRole('main').locator('form').filter({ hasText: 'Save Changes' });
    await guard.getByLabel('Current password').fill('wrong horse');
    await guard.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('The current password is not right.').waitFor();
    expect(await page.locator('input:focus').getAttribute('name')).toBe('currentPassword');
    expect(await page.getByLabel('Email').inputValue()).toBe(`new-${email}`);
    await guard.getByLabel('Current password').fill(PASSWORD);
    await guard.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
    expect((await me(page)).email).toBe(`new-${email}`);
  });

  test('has a picture that is made square and small, shown at once, and removed again', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Upload a picture' }).waitFor();
    const input = page.getByLabel('Profile picture');
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await page.getByRole('alert').getByText('That is not a picture.').waitFor();

    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await square() });
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByRole('button', { name: 'Change picture' }).waitFor();
    const { profileImageUrl } = await me(page);
    const stored = await sharp(await (await page.request.get(profileImageUrl)).body()).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 256, height: 256 });
    await page.getByRole('main').locator(`img[src="${profileImageUrl}"]`).waitFor();

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Upload a picture' }).waitFor();
    expect((await me(page)).profileImageUrl).toBeNull();
  });

  test('is cut to the square one chooses, by keyboard alone', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/profile');
    const half = (background: string) =>
      sharp({ create: { width: 200, height: 200, channels: 3, background } })
        .png()
        .toBuffer();
    const [left, right] = [await half('#b01020'), await half('#1030b0')];
    const buffer = await sharp(left)
      .extend({ right: 200 })
      .composite([{ input: right, left: 200, top: 0 }])
      .png()
      .toBuffer();
    await page
      .getByLabel('Profile picture')
      .setInputFiles({ name: 'two.png', mimeType: 'image/png', buffer });
    const dialog = page.getByRole('dialog', { name: 'Your picture' });
    await dialog.getByRole('slider', { name: 'Across', disabled: false }).waitFor();
    expect(await page.evaluate<string>('document.activeElement?.type')).toBe('range');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    expect(await dialog.getByRole('slider', { name: 'Across' }).getAttribute('aria-valuetext')).toBe('100%');
    await dialog.getByRole('button', { name: 'Use this picture' }).press('Enter');
    await page.getByRole('button', { name: 'Change picture' }).waitFor();
    const { profileImageUrl } = await me(page);
    const stored = sharp(await (await page.request.get(profileImageUrl)).body());
    const [red, , blue] = (await stored.stats()).channels;
    expect(red?.mean).toBeLessThan(40);
    expect(blue?.mean).toBeGreaterThan(150);
    expect(await page.evaluate<string>("document.activeElement?.textContent ?? ''")).toBe('Change picture');

    await page.getByLabel('Profile picture').setInputFiles({
      name: 'broken.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture at all'),
    });
    await dialog.getByText('This picture could not be read. Try another one.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('shows every browser signed in, and signs out the others', async () => {
    const { page, email } = await visitSignedIn();
    const other = await visit();
    other.forgive(/401/);
    const login = await other.page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
    expect(login.status()).toBe(200);
    await page.goto('/profile');
    await page.getByText('This browser', { exact: true }).waitFor();
    await expect.poll(() => page.getByText(/^last used/).count()).toBe(2);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByText('Signed out everywhere else').first().waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByText(/^last used/).count()).toBe(1);
    expect((await other.page.request.get('/api/auth/user')).status()).toBe(401);
    expect((await me(page)).email).toBe(email);
  });

  test('has a password that changes here and signs out everywhere else', async () => {
    const { page, email, forgive } = await visitSignedIn();
    forgive(/403|CallError/);
    await page.goto('/profile');
    await page.getByLabel('Current password').fill('wrong horse');
    await page.getByLabel('New password').fill('a better horse');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('The current password is not right.').waitFor();
    expect(await page.getByLabel('New password').inputValue()).toBe('a better horse');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed').first().waitFor();
    expect(await page.getByLabel('New password').inputValue()).toBe('');
    expect((await me(page)).email).toBe(email);
    const withOld = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
    expect(withOld.status()).toBe(401);
  });

  test('leaves nothing behind when the account is deleted', async () => {
    const { page, email, forgive } = await visitSignedIn();
    forgive(/403|CallError/);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete account...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await page.reload();
    await dialog.getByText('your profile and your picture').waitFor();
    await dialog.getByLabel('Current password').fill('wrong horse');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByText('The current password is not right.').waitFor();
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('heading', { level: 1, name: /^Unlock deeper understanding/ }).waitFor();
    const again = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
    expect(again.status()).toBe(401);
    const kept = await page.evaluate<string[]>("Object.keys(localStorage).filter((key) => key !== 'theme')");
    expect(kept).toEqual([]);
  });
});
