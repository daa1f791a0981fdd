import type { ComponentProps } from 'react';
import { PageLink } from './page-link.tsx';

export function TextLink(props: ComponentProps<typeof PageLink>) {
  return <PageLink {...props} className="text-accent underline hover:text-accent-strong" />;
}
