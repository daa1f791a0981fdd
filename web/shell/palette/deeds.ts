import { fold } from '#catalogue/folding.ts';
import { logout } from '../../data/session.ts';
import { toggleTheme } from '../../theme/use-theme.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as house from '../../words/house.tsx';
import * as say from '../../words/palette.ts';
import { showShortcuts } from '../later.ts';
import type { Finding } from './finding.ts';

type Deed = Pick<Finding, 'title' | 'detail' | 'to'> & { words: string; admin?: true };

const DEEDS: readonly Deed[] = [
  {
    title: everywhere.addBooks,
    detail: say.whereBooksGo,
    words: say.wordsForAdding,
    to: '/library?add=featured',
  },
  {
    title: say.addAFilm,
    detail: say.whereFilmsGo,
    words: say.wordsForAdding,
    to: '/movie-objectives?add=movie',
  },
  { title: say.addAnArtwork, detail: say.whereArtworksGo, words: say.wordsForAdding, to: '/art?add=artwork' },
  { title: say.importAFile, detail: say.whatCanBeImported, words: 'csv', to: '/library?import=1' },
  {
    title: say.editYourProfile,
    detail: say.whatYourProfileHolds,
    words: say.wordsForAccount,
    to: '/profile?edit=1',
  },
  {
    title: say.changeTheTheme,
    detail: house.switchBetweenLightAndDarkTheme,
    words: say.wordsForTheme,
    to: toggleTheme,
  },
  {
    title: everywhere.keyboardShortcuts,
    detail: say.everyKeyThereIs,
    words: say.wordsForHelp,
    to: showShortcuts,
  },
  { title: house.signOut, detail: say.onThisDevice, words: say.wordsForLeaving, to: () => void logout() },
  {
    title: say.addAUser,
    detail: everywhere.adminDashboard,
    words: '',
    to: '/admin?dialog=create',
    admin: true,
  },
];

/** What can be done from anywhere. Not offered before somebody looks for it: the pages come first. */
export function deedsFor(query: string, isAdmin: boolean): Finding[] {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return DEEDS.filter(({ admin, title, detail, words: more }) => {
    if (admin && !isAdmin) return false;
    const text = fold(`${title} ${detail} ${more}`);
    return words.every((word) => text.includes(word));
  }).map(({ title, detail, to }) => ({
    key: `deed ${title}`,
    group: say.whatToDo,
    kind: 'deed',
    title,
    detail,
    to,
  }));
}
