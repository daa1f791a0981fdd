import type { WorkBeside } from '#contract/discussions.ts';
import * as say from '../words/house.tsx';

/** Under the name of a work: the second one, which it is compared with. */
export function BesideWork({ beside: { title, creator } }: { beside: WorkBeside }) {
  return (
    <p dir="auto" className="mt-1.5 font-serif text-body text-ink-soft wrap-anywhere">
      {say.beside(<em className="text-ink">{title}</em>)}
      {creator && <> {`by ${creator}`}</>}
    </p>
  );
}
