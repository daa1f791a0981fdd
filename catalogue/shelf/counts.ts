/** For a page that names these numbers and need not fetch a shelf to count it. Held to the shelves by a test. */
export const SHELF_COUNTS = {
  books: 150,
  films: 24,
  artworks: 72,
  concepts: 140,
  conceptCategories: 7,
} as const;
