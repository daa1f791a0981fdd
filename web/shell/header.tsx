import { Link, useLocation, useSearch } from 'wouter';
import { useSession } from '../data/session.ts';
import { Brand } from '../kit/brand.tsx';
import { buttonStyle } from '../kit/button-style.ts';
import { classes } from '../kit/classes.ts';
import { PageLink } from '../parts/page-link.tsx';
import { withNext } from '../routes/decide.ts';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/house.tsx';
import { PaletteDoor } from './palette-door.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

const NAV = [
  { to: '/library', label: say.library },
  { to: '/insights', label: say.insights },
];

export function Header() {
  const session = useSession();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm transition-transform duration-[var(--calm)] ease-settle in-data-[top=away]:-translate-y-[calc(100%+1px)] print:hidden">
      <div className="mx-auto flex h-16 max-w-page items-center px-4 min-[24rem]:gap-2 sm:gap-4 sm:px-6">
        <Link
          href="/"
          aria-label={say.colloquyHome}
          className="relative mr-auto no-underline touchable inline-flex items-center before:absolute before:inset-y-0 before:-inset-x-2"
        >
          <Brand short={session.state === 'person'} />
        </Link>
        {session.state === 'person' && <MainNav />}
        {session.state === 'person' && <PaletteDoor />}
        {/* Until we know who is there, nothing stands here that would have to make room. */}
        {session.state !== 'loading' && <ThemeToggle />}
        {session.state === 'person' && <UserMenu user={session.user} />}
        {session.state === 'visitor' && <WaysIn />}
      </div>
    </header>
  );
}

function MainNav() {
  const [path] = useLocation();
  return (
    <nav aria-label={say.main} className="flex gap-1">
      {NAV.map(({ to, label }) => (
        <PageLink
          key={to}
          to={to}
          aria-current={path === to ? 'page' : undefined}
          className={classes(
            'touchable inline-flex items-center rounded-medium px-2.5 text-small font-medium no-underline transition-colors duration-[var(--quick)] sm:px-3',
            path === to
              ? 'text-ink underline decoration-accent decoration-2 underline-offset-8'
              : 'text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </PageLink>
      ))}
    </nav>
  );
}

function WaysIn() {
  const [path] = useLocation();
  const search = useSearch();
  const location = search ? `${path}?${search}` : path;
  const back = ['/login', '/signup', '/forgot-password', '/reset-password'].includes(path) ? '/' : location;
  return (
    <>
      <PageLink to={withNext('/login', back)} className={buttonStyle('quiet', 'small')}>
        {everywhere.logIn}
      </PageLink>
      <PageLink
        to={withNext('/signup', back)}
        className={classes(buttonStyle('primary', 'small'), 'max-sm:hidden')}
      >
        {everywhere.signUp}
      </PageLink>
    </>
  );
}
