import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { call, wordsFor } from '../call.ts';
import { Spinner } from '../kit/spinner.tsx';
import { toast } from '../kit/toast.ts';
import { type Discussed, discussionPath } from '../routes/discussion-path.ts';
import { PageLink } from './page-link.tsx';

type Props = Omit<ComponentProps<typeof PageLink>, 'to' | 'onClick' | 'title'> & {
  discussed: Discussed;
  title: string;
  creator: string;
  objective?: string;
};

/**
 * A link into a discussion. Followed here, it first finds or begins the discussion, so that what
 * stands in the way is said before the page is left; in a new tab it is a link like any other.
 */
export function DiscussLink({ discussed, title, creator, objective, children, ...rest }: Props) {
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState(false);
  // Whoever has gone elsewhere meanwhile is not fetched back.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const to = discussionPath({ ...discussed, objective });

  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    if (opening) return;
    setOpening(true);
    try {
      const itemId = 'itemId' in discussed ? discussed.itemId : undefined;
      await call('POST /api/discussions', {
        body: { kind: discussed.kind, itemId, title, creator, objective },
      });
      if (isHere.current) navigate(to);
    } catch (error) {
      console.error(error);
      toast({ title: 'The discussion could not be opened', description: wordsFor(error), tone: 'danger' });
      setOpening(false);
    }
  };

  return (
    <PageLink {...rest} to={to} onClick={open} aria-busy={opening || undefined}>
      {opening && <Spinner />}
      {children}
    </PageLink>
  );
}
