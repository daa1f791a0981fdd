import type { ComponentType } from 'react';
import { type ComesLater, comesLater } from '../kit/comes-later.tsx';
import { Coming, ComingAlone } from './coming.tsx';
import type { PathParams } from './match.ts';
import type { PageName } from './table.ts';

export type PageProps = { params: PathParams };
type Page = ComesLater<PageProps>;

const page = (importer: () => Promise<ComponentType<PageProps>>): Page => comesLater(importer, Coming);

/** Each page is a chunk of its own; `load` fetches it before it is needed. */
export const PAGES: Record<PageName, Page> = {
  home: page(() => import('../pages/home/home.tsx').then((m) => m.Home)),
  login: page(() => import('../pages/login.tsx').then((m) => m.Login)),
  signup: page(() => import('../pages/signup.tsx').then((m) => m.Signup)),
  'forgot-password': page(() => import('../pages/forgot-password.tsx').then((m) => m.ForgotPassword)),
  'reset-password': page(() => import('../pages/reset-password.tsx').then((m) => m.ResetPassword)),
  terms: page(() => import('../pages/terms.tsx').then((m) => m.Terms)),
  privacy: page(() => import('../pages/privacy.tsx').then((m) => m.Privacy)),
  profile: page(() => import('../pages/profile/profile.tsx').then((m) => m.Profile)),
  'discuss-books': page(() => import('../pages/books/discuss-books.tsx').then((m) => m.DiscussBooks)),
  collection: page(() => import('../pages/books/collection.tsx').then((m) => m.Collection)),
  movies: page(() => import('../pages/movies/movies.tsx').then((m) => m.Movies)),
  art: page(() => import('../pages/art/art.tsx').then((m) => m.Art)),
  concepts: page(() => import('../pages/ideas/ideas.tsx').then((m) => m.Ideas)),
  'concept-category': page(() => import('../pages/ideas/category.tsx').then((m) => m.CategoryPage)),
  concept: page(() => import('../pages/ideas/concept.tsx').then((m) => m.ConceptPage)),
  discussion: page(() => import('../pages/discussion/discussion.tsx').then((m) => m.DiscussionPage)),
  insights: page(() => import('../pages/insights/insights.tsx').then((m) => m.InsightsPage)),
  library: page(() => import('../pages/library/library.tsx').then((m) => m.Library)),
  onboarding: page(() => import('../pages/onboarding/onboarding.tsx').then((m) => m.Onboarding)),
  admin: page(() => import('../pages/admin/admin.tsx').then((m) => m.Admin)),
  'admin-user': page(() => import('../pages/admin/user-detail.tsx').then((m) => m.UserDetail)),
  'shared-discussion': page(() => import('../pages/shared-discussion.tsx').then((m) => m.SharedDiscussion)),
  begin: page(() => import('../pages/begin/begin.tsx').then((m) => m.Begin)),
};

export const LandingPage: Page = comesLater(
  () => import('../pages/landing.tsx').then((m) => m.LandingPage),
  ComingAlone,
);
