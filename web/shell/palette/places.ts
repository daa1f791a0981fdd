import { fold } from '#catalogue/folding.ts';
import type { Finding } from './finding.ts';

type Place = { to: string; title: string; detail: string; words: string; admin?: true };

const PLACES: readonly Place[] = [
  { to: '/', title: 'Home', detail: 'Start here', words: 'start welcome dashboard' },
  { to: '/books', title: 'Discuss Your Books', detail: 'Choose a book to talk about', words: 'talk' },
  { to: '/concept-categories', title: 'Discuss Ideas', detail: 'Concepts by field', words: 'concepts' },
  {
    to: '/movie-objectives',
    title: 'Discuss Movies',
    detail: 'Your films and featured cinema',
    words: 'films cinema',
  },
  {
    to: '/art',
    title: 'Discuss Art',
    detail: 'Your artworks and masterpieces',
    words: 'paintings artworks museum',
  },
  {
    to: '/library',
    title: 'Your Book Library',
    detail: 'Add, sort and change your books',
    words: 'import export shelf',
  },
  {
    to: '/book-objectives',
    title: 'Your Book Collection',
    detail: 'Books and concepts you keep',
    words: 'shelf',
  },
  {
    to: '/insights',
    title: 'Reading Insights',
    detail: 'What your reflections add up to',
    words: 'mastery streak statistics figures',
  },
  {
    to: '/profile',
    title: 'Profile Settings',
    detail: 'Picture, name, password, time zone',
    words: 'account settings e-mail delete shared links export import data',
  },
  {
    to: '/admin',
    title: 'Admin Dashboard',
    detail: 'Accounts and this server',
    words: 'users administration',
    admin: true,
  },
];

/** The pages whose names, or what they are for, hold every word; the administrators' only for them. */
export function placesFor(query: string, isAdmin: boolean): Finding[] {
  const words = fold(query).split(' ').filter(Boolean);
  return PLACES.filter(({ admin, title, detail, words: more }) => {
    if (admin && !isAdmin) return false;
    const text = fold(`${title} ${detail} ${more}`);
    return words.every((word) => text.includes(word));
  }).map(({ to, title, detail }) => ({
    key: `page ${to}`,
    group: 'Go to',
    kind: 'page',
    title,
    detail,
    to,
  }));
}
