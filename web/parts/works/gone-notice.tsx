import { useState } from 'react';
import { wordsFor } from '../../call.ts';
import { Alert, focusOnArrival } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';

type Props = {
  /** "book", "film", "artwork" */
  noun: string;
  onKeep: () => Promise<void>;
  onLetGo: () => void;
};

/** Stands in an edit form whose work was deleted in another tab or on another device. */
export function GoneNotice({ noun, onKeep, onLetGo }: Props) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const keep = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await onKeep();
    } catch (error) {
      console.error(error);
      setTrouble(wordsFor(error));
      setBusy(false);
    }
  };
  return (
    <Alert tone="danger" ref={focusOnArrival}>
      <p className="font-medium">This {noun} was deleted in another tab or on another device.</p>
      <p className="mt-1">
        What you typed is still here. You can bring the {noun} back with it, or let it go.
      </p>
      {trouble && <p className="mt-1 text-danger">{trouble}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" busy={busy && 'Bringing it back...'} onClick={keep}>
          Bring it back
        </Button>
        <Button size="small" variant="quiet" onClick={onLetGo}>
          Let it go
        </Button>
      </div>
    </Alert>
  );
}
