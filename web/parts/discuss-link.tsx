import type { ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { wordsFor } from '../call.ts';
import { Spinner } from '../kit/spinner.tsx';
import { toast } from '../kit/toast.ts';
import { discussionPath } from '../routes/discussion-path.ts';
import * as everywhere from '../words/everywhere.ts';
import { isPlainClick } from './is-plain-click.ts';
import { PageLink } from './page-link.tsx';
import { type Subject, useOpenDiscussion } from './use-open-discussion.ts';

type Props = Omit<ComponentProps<typeof PageLink>, 'to' | 'onClick' | 'title'> &
  Subject & { objective?: string };

/**
 * A link into a discussion. Followed here, it first finds or begins the discussion, so that what
 * stands in the way is said before the page is left; in a new tab it is a link like any other.
 */
export function DiscussLink({ discussed, title, creator, objective, children, ...rest }: Props) {
  const [, navigate] = useLocation();
  const { open, opening } = useOpenDiscussion({
    go: (path) => navigate(path, { transition: true }),
    onTrouble: (error) =>
      toast({
        title: everywhere.theDiscussionCouldNotBeOpened,
        description: wordsFor(error),
        tone: 'danger',
      }),
  });
  return (
    <PageLink
      {...rest}
      to={discussionPath({ ...discussed, objective })}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void open({ discussed, title, creator }, objective);
      }}
      aria-busy={opening !== null || undefined}
    >
      {opening !== null && <Spinner />}
      {children}
    </PageLink>
  );
}
