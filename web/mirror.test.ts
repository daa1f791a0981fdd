// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleUser } from '#tests/sample-user.ts';
import { clearMirror, MIRROR_KEYS, mirroredUser, mirrorUser, readMirror, writeMirror } from './mirror.ts';

const ada = sampleUser(1, {
  email: 'ada@example.org',
  lastName: 'Lovelace',
  profileImageUrl: '/api/pictures/a.webp',
  onboardedAt: '2026-01-01T00:00:00Z',
});

beforeEach(() => localStorage.clear());

test('the keys have exactly the names other programs may look for', () => {
  expect(Object.values(MIRROR_KEYS).toSorted()).toEqual(
    [
      'theme authToken userBooks userName isAuthenticated',
      'hasCompletedOnboarding activeBookId user userProfileImage',
    ]
      .join(' ')
      .split(' ')
      .toSorted(),
  );
});

test('who is signed in is mirrored and read back', () => {
  mirrorUser(ada);
  expect(mirroredUser()).toEqual(ada);
  expect(readMirror('userName')).toBe('Ada');
  expect(readMirror('isAuthenticated')).toBe('true');
  expect(readMirror('userProfileImage')).toBe('/api/pictures/a.webp');
});

test('signing out leaves nothing of the person behind, only the look of the page', () => {
  for (const key of Object.keys(MIRROR_KEYS) as (keyof typeof MIRROR_KEYS)[]) writeMirror(key, 'dark');
  clearMirror();
  expect({ ...localStorage }).toEqual({ theme: 'dark' });
});

test('a spoilt profile in storage is reported and forgotten, not fatal', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('user', '{"id": 1');
  expect(mirroredUser()).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
