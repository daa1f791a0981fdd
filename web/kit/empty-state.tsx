import type { ReactNode } from 'react';

type Props = { drawing: ReactNode; sentence: string; action?: ReactNode };

/** One small drawing, one sentence, one thing to do. */
export function EmptyState({ drawing, sentence, action }: Props) {
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-5 px-4 py-14 text-center">
      <div className="w-32 text-ink-faint" aria-hidden="true">
        {drawing}
      </div>
      <p className="font-serif text-lead text-ink-soft">{sentence}</p>
      {action}
    </div>
  );
}
