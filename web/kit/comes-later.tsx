import type { ComponentType } from 'react';
import { fetchedCode, useFetchedCode } from './fetched-code.ts';

export type ComesLater<Props> = ComponentType<Props> & {
  load: () => void;
  /** Its code has come, so it can be shown without a moment of nothing. */
  isHere: () => boolean;
};

/** A part of a page with code of its own; until that is there, something stands in for it. */
export function comesLater<Props extends object>(
  importer: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props>,
): ComesLater<Props> {
  const code = fetchedCode(importer);
  function Later(props: Props) {
    const { here: Part, trouble } = useFetchedCode(code);
    // For the boundary around it, which has the words for a page that could not be had.
    if (trouble) throw trouble.cause;
    return Part ? <Part {...props} /> : <StandIn {...props} />;
  }
  return Object.assign(Later, {
    isHere: () => code.here() !== null,
    load: () => void code.fetch().catch(() => undefined),
  });
}
