import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Landing } from '../landing/landing.tsx';
import { wireLanding } from '../landing/wire.ts';
import { withNext } from '../routes/decide.ts';

/** The front page inside the app: what a visitor finds in place of a page that needs an account. */
export function LandingPage() {
  const root = useRef<HTMLDivElement>(null);
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => (root.current ? wireLanding(root.current) : undefined), []);
  const here = search ? `${path}?${search}` : path;
  return (
    <div ref={root}>
      <Landing waysIn={{ login: withNext('/login', here), signup: withNext('/signup', here) }} />
    </div>
  );
}
