/** The header of every answer to somebody signed in that says whose it is, by the number of the account. */
export const WHOSE = 'x-person';
