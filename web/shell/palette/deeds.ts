import { fold } from '#catalogue/folding.ts';
import { toggleTheme } from '../../theme/use-theme.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as house from '../../words/house.tsx';
import * as say from '../../words/palette.ts';
import { showShortcuts } from '../later.ts';
import { signOut } from '../sign-out.ts';
import type { Finding } from './finding.ts';

const SHORTEST = 3;

type Deed = Pick<Finding, 'title' | 'detail' | 'to'> & { words: string; admin?: true };

const DEEDS: readonly Deed[] = [
  {
    title: everywhere.addBooks,
    detail: say.whereBooksGo,
    words: say.wordsForBooks,
    to: '/library?add=featured',
  },
  {
    title: say.addAFilm,
    detail: say.whereFilmsGo,
    words: say.wordsForFilms,
    to: '/movie-objectives?add=movie',
  },
  {
    title: say.addAnArtwork,
    detail: say.whereArtworksGo,
    words: say.wordsForArtworks,
    to: '/art?add=artwork',
  },
  {
    title: say.importAFile,
    detail: say.whatCanBeImported,
    words: say.wordsForImport,
    to: '/library?import=1',
  },
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
  { title: house.signOut, detail: say.onThisDevice, words: say.wordsForLeaving, to: () => void signOut() },
  {
    title: say.addAUser,
    detail: everywhere.adminDashboard,
    words: say.wordsForUsers,
    to: '/admin?dialog=create',
    admin: true,
  },
];

/**
 * What can be done from anywhere, by the words people have for it. Not offered before somebody looks for it, nor for a
 * letter or two, which are in many titles.
 */
export function deedsFor(query: string, isAdmin: boolean): Finding[] {
  const asked = fold(query).split(' ').filter(Boolean);
  if (asked.join('').length < SHORTEST) return [];
  return DEEDS.filter(({ admin, words }) => {
    if (admin && !isAdmin) return false;
    const known = words.split(' ');
    return asked.every((word) => known.some((one) => one.startsWith(word)));
  }).map(({ title, detail, to }) => ({
    key: `deed ${title}`,
    group: say.whatToDo,
    kind: 'deed',
    title,
    detail,
    to,
  }));
}
