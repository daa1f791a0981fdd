import { wordsFor } from '../../call.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';

/** A part of the ledger that could not be had. */
export function Trouble({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 py-4">
      <Alert tone="danger">{wordsFor(error)}</Alert>
      <Button onClick={onAgain}>Try again</Button>
    </div>
  );
}
