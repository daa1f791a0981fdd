import type { ReactNode } from 'react';

type Props = {
  drawing: ReactNode;
  sentence: string;
  action?: ReactNode;
  /** The page's own heading, for who hears it, where nothing else is on the page. */
  heading?: string;
  /** It names what is missing here, so everybody reads it. */
  isHeadingSeen?: boolean;
};

/** One small drawing, one sentence, one thing to do. */
export function EmptyState({ drawing, sentence, action, heading, isHeadingSeen }: Props) {
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-5 px-4 py-14 text-center">
      {heading && <h1 className={isHeadingSeen ? 'text-heading wrap-anywhere' : 'sr-only'}>{heading}</h1>}
      <div className="w-32 text-ink-faint" aria-hidden="true">
        {drawing}
      </div>
      <p className="font-serif text-lead text-ink-soft">{sentence}</p>
      {action}
    </div>
  );
}
