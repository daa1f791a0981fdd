/** What a reader is shown of themselves, and the house of its administrators. */
import sharp from 'sharp';
import { at, failing, forAdmin, held, type Kept, opens, press, type Screen } from './screen.ts';

const face = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#a27a2c' } })
    .png()
    .toBuffer();

const evidence = (what: string) => ({
  name: `insights-${what}`,
  path: ({ book }: Kept) => book && `/insights?evidence=${what}`,
  act: ({ page }: { page: Parameters<typeof opens>[0] }) => opens(page),
});
const aboutOther = (act: string) => ({
  name: `admin-${act}`,
  path: ({ isAdmin, other }: Kept) => (isAdmin && other ? `/admin?dialog=${act}.${other}` : null),
  act: ({ page }: { page: Parameters<typeof opens>[0] }) => opens(page),
});

export const OWN: Screen[] = [
  { name: 'insights', isList: true, path: at('/insights') },
  { name: 'insights-coming', path: at('/insights'), before: held('**/api/insights*') },
  { name: 'insights-trouble', path: at('/insights'), before: failing('**/api/insights*') },
  evidence('books'),
  evidence('sessions'),
  evidence('mastery'),
  evidence('streak'),
  { name: 'profile', isList: true, path: at('/profile') },
  { name: 'profile-settings', path: at('/settings') },
  { name: 'profile-edit', path: at('/profile?edit=1') },
  { name: 'profile-delete', path: at('/profile?delete=1'), act: ({ page }) => opens(page) },
  {
    name: 'profile-crop',
    path: at('/profile'),
    act: async ({ page }) => {
      const picture = { name: 'me.png', mimeType: 'image/png', buffer: await face() };
      await page.locator('input[aria-label="Profile picture"]').setInputFiles(picture);
      await opens(page);
    },
  },
  { name: 'admin', path: forAdmin('/admin') },
  { name: 'admin-none-found', path: forAdmin('/admin?q=qqxzzv') },
  { name: 'admin-house', path: forAdmin('/admin?tab=house') },
  { name: 'admin-log', path: forAdmin('/admin?tab=log') },
  { name: 'admin-create', path: forAdmin('/admin?dialog=create'), act: ({ page }) => opens(page) },
  aboutOther('make-admin'),
  aboutOther('suspend'),
  aboutOther('send-reset'),
  { name: 'admin-row-menu', path: forAdmin('/admin'), act: press(/^More for/) },
  { name: 'admin-coming', path: forAdmin('/admin'), before: held('**/api/admin/users*') },
  { name: 'admin-user', path: ({ isAdmin, other }) => (isAdmin && other ? `/admin/users/${other}` : null) },
  { name: 'admin-user-none', path: forAdmin('/admin/users/999999') },
];
