import { Redirect, Router, useLocation, useSearch } from 'wouter';
import { PersonProvider, type SessionState, useSession } from './data/session.ts';
import { AccessDenied } from './pages/access-denied.tsx';
import { NotFound } from './pages/not-found.tsx';
import { ComingAlone } from './routes/coming.tsx';
import { type Decision, decide, type Who } from './routes/decide.ts';
import { LandingPage, PAGES } from './routes/pages.ts';
import { AfterwardsPlace } from './shell/afterwards-place.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { aroundNav } from './shell/later.ts';
import { Shell } from './shell/shell.tsx';
import { useAdoption } from './shell/use-adoption.ts';
import { useTitle } from './shell/use-title.ts';

export function App() {
  return (
    <Router aroundNav={aroundNav}>
      <WholeApp />
    </Router>
  );
}

function WholeApp() {
  const [path] = useLocation();
  const search = useSearch();
  const session = useSession();
  const user = session.state === 'person' ? session.user : null;
  useAdoption(user?.id ?? null);
  const decision = decide(search ? `${path}?${search}` : path, whoIs(session));
  if (decision.show === 'redirect') return <Redirect to={decision.to} replace />;
  return (
    <PersonProvider value={user}>
      <Title text={decision.title} />
      <Place decision={decision} path={path} />
      <AfterwardsPlace user={user} />
    </PersonProvider>
  );
}

/** Stands before the page, so that a page that names itself more exactly has the last word. */
function Title({ text }: { text: string }) {
  useTitle(text);
  return null;
}

type Shown = Exclude<Decision, { show: 'redirect' }>;

function Place({ decision, path }: { decision: Shown; path: string }) {
  if (decision.show === 'spinner') return <ComingAlone />;
  if (decision.show === 'landing') {
    return (
      <ErrorBoundary>
        <LandingPage params={{}} />
      </ErrorBoundary>
    );
  }
  return (
    <Shell>
      <ErrorBoundary key={path}>{contentOf(decision)}</ErrorBoundary>
    </Shell>
  );
}

function contentOf(decision: Exclude<Shown, { show: 'spinner' | 'landing' }>) {
  if (decision.show === 'not-found') return <NotFound />;
  if (decision.show === 'access-denied') return <AccessDenied />;
  const Page = PAGES[decision.page];
  return <Page params={decision.params} />;
}

function whoIs(session: SessionState): Who {
  if (session.state !== 'person') return session.state;
  return session.user.isAdmin ? 'admin' : 'person';
}
