import { type ComponentType, useEffect } from 'react';
import * as say from '../words/house.tsx';
import { fetchedCode, useFetchedCode } from './fetched-code.ts';
import { wantedInIdleTime } from './in-idle-time.ts';
import { toast } from './toast.ts';

type Closable = { onClose: () => void };
type OnIntent<Props> = ComponentType<Props> & { load: () => void };

/**
 * Something that opens over the page, whose code comes when the browser has nothing else to do, or at once when
 * somebody is about to need it: spread `intent(It)` on what opens it. If the code cannot be had it closes again and says so.
 */
export function onIntent<Props extends Closable>(
  importer: () => Promise<ComponentType<Props>>,
): OnIntent<Props> {
  const code = fetchedCode(importer);
  wantedInIdleTime(code.fetch);
  function Coming(props: Props) {
    const { here: Component, trouble } = useFetchedCode(code);
    const { onClose } = props;
    useEffect(() => {
      if (!trouble) return;
      console.error('A part of the page could not be loaded.', trouble.cause);
      toast({ title: say.thatCouldNotBeOpened, description: say.areYouOnline, tone: 'danger' });
      onClose();
    }, [trouble, onClose]);
    return Component ? <Component {...props} /> : null;
  }
  return Object.assign(Coming, { load: () => void code.fetch().catch(() => undefined) });
}

export function intent(component: { load: () => void }): { onPointerEnter: () => void; onFocus: () => void } {
  return { onPointerEnter: component.load, onFocus: component.load };
}
