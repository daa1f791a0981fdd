import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import * as say from '../../words/admin.tsx';

type Props = { previous: string | null; next: string | null; onTurn: (cursor: string) => void };

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function Pager({ previous, next, onTurn }: Props) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={say.pagesOfUsers} className="mt-6 flex items-center justify-between gap-3">
      {previous ? (
        <Button icon={<ArrowLeft {...ICON} />} onClick={() => onTurn(previous)}>
          {say.previousPage}
        </Button>
      ) : (
        <span />
      )}
      {next && (
        <Button onClick={() => onTurn(next)}>
          {say.nextPage}
          <ArrowRight {...ICON} />
        </Button>
      )}
    </nav>
  );
}
