import type { User } from '#contract/accounts.ts';

/** Somebody as the server tells the client of them. */
export const sampleUser = (id: number, more: Partial<User> = {}): User => ({
  id,
  email: `${id}@example.org`,
  firstName: 'Ada',
  lastName: '',
  profileImageUrl: null,
  isAdmin: false,
  bio: '',
  timeZone: null,
  lastActiveAt: null,
  onboardedAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
});
