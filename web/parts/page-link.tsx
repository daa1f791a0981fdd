import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { preloadPage } from '../routes/preload.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Shows where the cover went that was pressed. */
  transition?: boolean;
};

/** A link inside the app that fetches the page's code when the pointer or the focus comes near. */
export function PageLink({ to, ...rest }: Props) {
  const load = () => preloadPage(to);
  return <Link href={to} onPointerEnter={load} onFocus={load} {...rest} />;
}
