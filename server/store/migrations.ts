import * as accountsAndBooks from './migrations/0001-accounts-and-books.ts';

/** In order; a step that has ever run anywhere is never changed again. */
export const MIGRATIONS = [{ name: 'accounts and books', up: accountsAndBooks.up }] as const;
