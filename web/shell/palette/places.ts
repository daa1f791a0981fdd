import { fold } from '#catalogue/folding.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/palette.ts';
import type { Finding } from './finding.ts';

type Place = { to: string; title: string; detail: string; words: string; admin?: true };

const PLACES: readonly Place[] = [
  { to: '/', title: everywhere.home, detail: everywhere.startHere, words: say.wordsForHome },
  { to: '/books', title: everywhere.discussYourBooks, detail: say.whatBooksIs, words: 'talk' },
  {
    to: '/concept-categories',
    title: everywhere.discussIdeas,
    detail: say.whatIdeasIs,
    words: 'concepts',
  },
  {
    to: '/movie-objectives',
    title: everywhere.discussMovies,
    detail: say.whatMoviesIs,
    words: say.wordsForMovies,
  },
  {
    to: '/art',
    title: everywhere.discussArt,
    detail: say.whatArtIs,
    words: say.wordsForArt,
  },
  {
    to: '/library',
    title: everywhere.yourBookLibrary,
    detail: say.whatLibraryIs,
    words: say.wordsForLibrary,
  },
  {
    to: '/book-objectives',
    title: everywhere.yourBookCollection,
    detail: say.whatCollectionIs,
    words: 'shelf',
  },
  {
    to: '/insights',
    title: everywhere.readingInsights,
    detail: say.whatInsightsIs,
    words: say.wordsForInsights,
  },
  {
    to: '/profile',
    title: everywhere.profileSettings,
    detail: say.whatProfileIs,
    words: say.wordsForProfile,
  },
  {
    to: '/admin',
    title: everywhere.adminDashboard,
    detail: say.whatAdminIs,
    words: say.wordsForAdmin,
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
    group: say.goTo,
    kind: 'page',
    title,
    detail,
    to,
  }));
}
