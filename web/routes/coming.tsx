import { FullScreenSpinner } from '../kit/spinner.tsx';
import { useComing } from '../kit/use-coming.ts';
import * as say from '../words/house.tsx';

/** Nothing, for the moment a page takes. */
export function Coming() {
  useComing();
  return null;
}

/** Where the page brings its own head, and so nothing is there yet. */
export function ComingAlone() {
  return <FullScreenSpinner label={say.openingColloquy} />;
}
