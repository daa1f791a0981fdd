import { useState } from 'react';
import { wordsFor } from '../../call.ts';
import { Alert, focusOnArrival } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import * as say from '../../words/library.tsx';

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
      <p className="font-medium">{say.deletedInAnotherTab(noun)}</p>
      <p className="mt-1">{say.bringItBackOrLetItGo(noun)}</p>
      {trouble && <p className="mt-1 text-danger">{trouble}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" busy={busy && say.bringingItBack} onClick={keep}>
          {say.bringItBack}
        </Button>
        <Button size="small" variant="quiet" onClick={onLetGo}>
          {say.letItGo}
        </Button>
      </div>
    </Alert>
  );
}
