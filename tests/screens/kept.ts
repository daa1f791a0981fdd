/** What an account keeps, as its own calls tell; and a small account, filled by them. */
import { SHELF_ARTWORKS } from '#catalogue/shelf/artworks.ts';
import { SHELF_FILMS } from '#catalogue/shelf/films.ts';
import type { Discussion } from '#contract/discussions.ts';
import type { Kind } from '#contract/kinds.ts';
import { discussionPath } from '#web/routes/discussion-path.ts';
import type { Kept } from './screen.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of the contract, whose shapes are known here
export type Ask = (method: string, path: string, body?: object) => Promise<any>;

export const keptBy = async (ask: Ask): Promise<Kept> => {
  const { id, isAdmin } = await ask('GET', '/auth/user');
  const [books, films, artworks, talks, shares] = await Promise.all(
    ['/books', '/movies', '/artworks', '/discussions', '/shares'].map((path) => ask('GET', path)),
  );
  const people = isAdmin ? await ask('GET', '/admin/users') : [];
  const pathOf = (kind: Kind) => {
    const talk = (talks as Discussion[]).find((one) => one.kind === kind && one.lastMessageAt && keyOf(one));
    const key = talk && keyOf(talk);
    if (!key) return null;
    const { id: talkId, objective, beside } = talk;
    const path = discussionPath({ ...key, objective, beside });
    return `${path}${path.includes('?') ? '&' : '?'}talk=${talkId}`;
  };
  return {
    isAdmin,
    book: idOf(books),
    film: idOf(films),
    artwork: idOf(artworks),
    talks: {
      book: pathOf('book'),
      movie: pathOf('movie'),
      artwork: pathOf('artwork'),
      concept: pathOf('concept'),
    },
    shared: shares[0] ? new URL(shares[0].url).pathname : null,
    other: idOf(people.filter((one: { id: number }) => one.id !== id)),
  };
};

/** What it is about, where that has a room. */
const keyOf = ({ kind, itemId, slug }: Discussion) => {
  if (kind === 'concept') return slug ? { kind, slug } : null;
  return itemId === null ? null : { kind, itemId };
};

const idOf = ([first]: { id: number }[]): string | null => (first ? String(first.id) : null);

const BOOKS = [
  {
    title: 'Middlemarch',
    author: 'George Eliot',
    status: 'read',
    rating: 4.5,
    notes: 'The last page again.',
  },
  { title: 'The Left Hand of Darkness', author: 'Ursula K. Le Guin', status: 'reading' },
  { title: 'Beloved', author: 'Toni Morrison' },
];

/** Three of everything, a talk of each kind, one of them shared. */
export const fillWithFew = async (ask: Ask): Promise<void> => {
  const ids: number[] = [];
  for (const book of BOOKS) ids.push((await ask('POST', '/books', book)).id);
  for (const { title, director, year, genres } of SHELF_FILMS.slice(0, 3))
    await ask('POST', '/movies', { title, director, year, genre: genres[0] });
  for (const { title, artist, year, medium, movement } of SHELF_ARTWORKS.slice(0, 3))
    await ask('POST', '/artworks', { title, artist, year: String(year), medium, movement });
  await ask('POST', '/custom-objectives', {
    title: 'Where would I disagree?',
    description: 'Custom learning objective: Where would I disagree?',
  });
  const [film] = await ask('GET', '/movies');
  const [artwork] = await ask('GET', '/artworks');
  const book = { kind: 'book', itemId: ids[0], title: 'Middlemarch', creator: 'George Eliot' };
  const talk = await talkAbout(ask, book, ['/generate-question', '/chat'], {
    bookTitle: book.title,
    bookAuthor: book.creator,
  });
  await ask('POST', `/discussions/${talk}/share`, {});
  await talkAbout(
    ask,
    { kind: 'movie', itemId: film.id, title: film.title, creator: film.director },
    ['/generate-movie-question', '/movie-chat'],
    { movieTitle: film.title, movieDirector: film.director },
  );
  await talkAbout(
    ask,
    { kind: 'artwork', itemId: artwork.id, title: artwork.title, creator: artwork.artist },
    ['/generate-art-question', '/art-chat'],
    { artworkTitle: artwork.title, artworkArtist: artwork.artist },
  );
  await talkAbout(
    ask,
    { kind: 'concept', title: 'Loss aversion', creator: 'Exploration' },
    ['/generate-question', '/chat'],
    { bookTitle: 'Loss aversion', bookAuthor: 'Exploration' },
  );
};

const talkAbout = async (
  ask: Ask,
  work: object,
  [opening, chat]: [string, string],
  names: object,
): Promise<number> => {
  const objective = 'Critical Thinking';
  const { id: discussionId } = await ask('POST', '/discussions', { ...work, objective });
  await ask('POST', opening, { ...names, objective, discussionId });
  const userMessage =
    'I think the ending is less forgiving than it sounds, because the narrator counts what was lost before saying that it was worth it.';
  await ask('POST', chat, { ...names, objective, discussionId, userMessage });
  return discussionId;
};
