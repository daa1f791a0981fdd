import { wordsFor } from '../call.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { classes } from '../kit/classes.ts';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/house.tsx';

type Props = {
  error: unknown;
  onAgain: () => void;
  /** What is missing now, as a sentence before the reason. */
  what?: string;
  isTrying?: boolean;
  className?: string;
};

/** In the place of what could not be had: why, and the way to try again. */
export function FetchTrouble({ error, onAgain, what, isTrying, className }: Props) {
  return (
    <div className={classes('grid justify-items-start gap-3', className)}>
      <Alert tone="danger">{what ? `${what} ${wordsFor(error)}` : wordsFor(error)}</Alert>
      <Button busy={isTrying && say.tryingAgain} onClick={onAgain}>
        {everywhere.tryAgain}
      </Button>
    </div>
  );
}
