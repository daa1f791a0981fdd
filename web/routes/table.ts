import { SHARED_PLACES } from '#contract/shared-page.ts';
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
  entry('/', 'home', 'Start Here', 'landing'),
  entry('/start-here', 'home', 'Start Here', 'landing'),
  entry('/books', 'discuss-books', 'Discuss Your Books', 'landing'),
  entry('/book-objectives', 'collection', 'Your Book Collection', 'landing'),
  entry('/movie-objectives', 'movies', 'Discuss Movies', 'landing'),
  entry('/art', 'art', 'Discuss Art', 'landing'),
  entry('/art-objectives', 'art', 'Discuss Art', 'landing'),
  entry('/concept-categories', 'concepts', 'Discuss Ideas', 'landing'),
  entry('/concept-categories/:category', 'concept-category', 'A field of ideas', 'landing'),
  entry('/concept-categories/:category/:concept', 'concept', 'An idea', 'landing'),
  entry('/insights', 'insights', 'Reading Insights', 'landing'),
  entry('/library', 'library', 'Your Book Library', 'landing'),
  entry('/help', 'library', 'Your Book Library', 'login'),
  ...DISCUSSION_PATTERNS.map((path) => entry(path, 'discussion', 'In discussion', 'login')),
  entry('/begin/:kind', 'begin', 'Start your own', 'login'),
  entry('/login', 'login', 'Log in', 'welcome'),
  entry('/signup', 'signup', 'Sign up', 'welcome'),
  entry('/onboarding', 'onboarding', 'Welcome', 'welcome'),
  entry('/forgot-password', 'forgot-password', 'Forgot password', 'welcome'),
  entry('/reset-password', 'reset-password', 'Choose a new password', 'welcome'),
  entry('/terms', 'terms', 'Terms', 'welcome'),
  entry('/privacy', 'privacy', 'Privacy', 'welcome'),
  entry('/profile', 'profile', 'Profile Settings', 'login'),
  entry('/settings', 'profile', 'Profile Settings', 'login'),
  entry('/admin', 'admin', 'Admin Dashboard', 'login', 'home'),
  entry('/admin/users/:id', 'admin-user', 'User details', 'login', 'access-denied'),
  ...Object.values(SHARED_PLACES).map((place) =>
    entry(`/${place}/:id`, 'shared-discussion', 'Discussion', 'welcome'),
  ),
];
