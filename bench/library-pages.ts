/** The pages with thousands of works on them, and the person who keeps so many. */
import { SHELF_ARTWORKS } from '#catalogue/shelf/artworks.ts';
import { SHELF_BOOKS } from '#catalogue/shelf/books.ts';
import { SHELF_FILMS } from '#catalogue/shelf/films.ts';

/** Where each is, what its list is called, and the request that fetches it. */
export const PAGES = {
  library: { path: '/library', list: 'Your books', call: '/api/books' },
  books: { path: '/books', list: 'Your books', call: '/api/books' },
  movies: { path: '/movie-objectives', list: 'My Movie Collection', call: '/api/movies' },
  art: { path: '/art', list: 'My Art Collection', call: '/api/artworks' },
} as const;
export type BenchPage = keyof typeof PAGES;

export const ACCOUNT = { email: 'bench@example.org', password: 'correct horse', firstName: 'Bench' };

export async function fillWith(url: string, page: BenchPage, count: number): Promise<void> {
  const signedUp = await post(url, '/api/auth/signup', ACCOUNT);
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const lists =
    page === 'movies'
      ? { movies: films(count) }
      : page === 'art'
        ? { artworks: artworks(count) }
        : { books: books(count) };
  const content = JSON.stringify({ format: 'colloquy', version: 1, ...lists });
  await post(url, '/api/import', { content, commit: true }, cookie);
}

export const books = (count: number) => copies(SHELF_BOOKS, count, ({ author }) => ({ author }));
const films = (count: number) =>
  copies(SHELF_FILMS, count, ({ director, year, genre }) => ({ director, year, genre }));
const artworks = (count: number) =>
  copies(SHELF_ARTWORKS, count, ({ artist, year, movement }) => ({ artist, year, movement }));

/** As many as wanted, no two of one name. */
function copies<Work extends { title: string }, Rest>(
  shelf: readonly Work[],
  count: number,
  rest: (work: Work) => Rest,
): (Rest & { title: string })[] {
  return Array.from({ length: count }, (_, place) => {
    const work = shelf[place % shelf.length] as Work;
    return { title: `${work.title}, copy ${place}`, ...rest(work) };
  });
}

async function post(url: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}
