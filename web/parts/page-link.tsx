import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { matchPath } from '../routes/match.ts';
import { PAGES } from '../routes/pages.ts';
import { ROUTES } from '../routes/table.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link inside the app that fetches the page's code when the pointer or the focus comes near. */
export function PageLink({ to, ...rest }: Props) {
  const load = () => preload(to);
  return <Link href={to} onPointerEnter={load} onFocus={load} {...rest} />;
}

function preload(location: string): void {
  const path = location.split(/[?#]/, 1)[0] ?? '/';
  const route = ROUTES.find((candidate) => matchPath(candidate.path, path));
  if (route) PAGES[route.page].load();
}
