import { SHARED_PLACES } from '#contract/shared-page.ts';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/titles.ts';
import { DISCUSSION_PATTERNS } from './discussion-path.ts';

/** Every path of the app: which page it shows, who may see it, and what its tab is called. */
export type PageName =
  | 'home'
  | 'discuss-books'
  | 'collection'
  | 'movies'
  | 'art'
  | 'concepts'
  | 'concept-category'
  | 'concept'
  | 'discussion'
  | 'begin'
  | 'insights'
  | 'library'
  | 'login'
  | 'signup'
  | 'onboarding'
  | 'forgot-password'
  | 'reset-password'
  | 'terms'
  | 'privacy'
  | 'profile'
  | 'admin'
  | 'admin-user'
  | 'shared-discussion';

/** What a visitor gets instead: nothing else, the front page in its place, or the way to log in. */
export type Visitors = 'welcome' | 'landing' | 'login';
/** What a person without admin rights gets instead, where that is asked for. */
export type NonAdmins = 'home' | 'access-denied';

export type RouteEntry = {
  path: string;
  page: PageName;
  title: string;
  visitors: Visitors;
  nonAdmins?: NonAdmins;
};

const entry = (
  path: string,
  page: PageName,
  title: string,
  visitors: Visitors,
  nonAdmins?: NonAdmins,
): RouteEntry => ({
  path,
  page,
  title,
  visitors,
  ...(nonAdmins && { nonAdmins }),
});

export const ROUTES: RouteEntry[] = [
  entry('/', 'home', say.startHere, 'landing'),
  entry('/start-here', 'home', say.startHere, 'landing'),
  entry('/books', 'discuss-books', everywhere.discussYourBooks, 'landing'),
  entry('/book-objectives', 'collection', everywhere.yourBookCollection, 'landing'),
  entry('/movie-objectives', 'movies', everywhere.discussMovies, 'landing'),
  entry('/art', 'art', everywhere.discussArt, 'landing'),
  entry('/art-objectives', 'art', everywhere.discussArt, 'landing'),
  entry('/concept-categories', 'concepts', everywhere.discussIdeas, 'landing'),
  entry('/concept-categories/:category', 'concept-category', say.aFieldOfIdeas, 'landing'),
  entry('/concept-categories/:category/:concept', 'concept', say.anIdea, 'landing'),
  entry('/insights', 'insights', everywhere.readingInsights, 'landing'),
  entry('/library', 'library', everywhere.yourBookLibrary, 'landing'),
  entry('/help', 'library', everywhere.yourBookLibrary, 'login'),
  ...DISCUSSION_PATTERNS.map((path) => entry(path, 'discussion', say.inDiscussion, 'login')),
  entry('/begin/:kind', 'begin', everywhere.startYourOwn, 'login'),
  entry('/login', 'login', everywhere.logIn, 'welcome'),
  entry('/signup', 'signup', everywhere.signUp, 'welcome'),
  entry('/onboarding', 'onboarding', everywhere.welcome, 'welcome'),
  entry('/forgot-password', 'forgot-password', say.forgotPassword, 'welcome'),
  entry('/reset-password', 'reset-password', everywhere.chooseANewPassword, 'welcome'),
  entry('/terms', 'terms', everywhere.terms, 'welcome'),
  entry('/privacy', 'privacy', everywhere.privacy, 'welcome'),
  entry('/profile', 'profile', everywhere.profileSettings, 'login'),
  entry('/settings', 'profile', everywhere.profileSettings, 'login'),
  entry('/admin', 'admin', everywhere.adminDashboard, 'login', 'home'),
  entry('/admin/users/:id', 'admin-user', everywhere.userDetails, 'login', 'access-denied'),
  ...Object.values(SHARED_PLACES).map((place) =>
    entry(`/${place}/:id`, 'shared-discussion', say.discussion, 'welcome'),
  ),
];
