import type { User } from '#contract/accounts.ts';
import * as say from '../words/everywhere.ts';

/** First word and the rest, as people type their name into one field. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

export function fullName(user: Pick<User, 'firstName' | 'lastName'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ');
}

/** What to call somebody: the first name, else the email address, else "User". */
export function displayName(user: Partial<Pick<User, 'firstName' | 'email'>>): string {
  return user.firstName || user.email || say.user;
}
