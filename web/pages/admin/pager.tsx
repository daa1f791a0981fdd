import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../kit/button.tsx';

type Props = { previous: string | null; next: string | null; onTurn: (cursor: string) => void };

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function Pager({ previous, next, onTurn }: Props) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pages of users" className="mt-6 flex items-center justify-between gap-3">
      {previous ? (
        <Button icon={<ArrowLeft {...ICON} />} onClick={() => onTurn(previous)}>
          Previous page
        </Button>
      ) : (
        <span />
      )}
      {next && (
        <Button onClick={() => onTurn(next)}>
          Next page
          <ArrowRight {...ICON} />
        </Button>
      )}
    </nav>
  );
}
