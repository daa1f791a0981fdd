/** How many books the first steps take at most. */
export const FIRST_BOOKS_MAX = 100;
