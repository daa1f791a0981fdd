import { Alert, focusOnArrival } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import * as say from '../../words/library.tsx';
import { useAttempt } from '../use-attempt.ts';

type Props = {
  /** "book", "film", "artwork" */
  noun: string;
  onKeep: () => Promise<void>;
  onLetGo: () => void;
};

/** Stands in an edit form whose work was deleted in another tab or on another device. */
export function GoneNotice({ noun, onKeep, onLetGo }: Props) {
  const { busy, wrong, attempt } = useAttempt();
  return (
    <Alert tone="danger" ref={focusOnArrival}>
      <p className="font-medium">{say.deletedInAnotherTab(noun)}</p>
      <p className="mt-1">{say.bringItBackOrLetItGo(noun)}</p>
      {wrong && <p className="mt-1 text-danger">{wrong}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" busy={busy && say.bringingItBack} onClick={() => attempt(onKeep)}>
          {say.bringItBack}
        </Button>
        <Button size="small" variant="quiet" onClick={onLetGo}>
          {say.letItGo}
        </Button>
      </div>
    </Alert>
  );
}
