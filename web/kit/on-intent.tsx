import { type ComponentType, useEffect, useState } from 'react';
import * as say from '../words/house.tsx';
import { toast } from './toast.ts';

type Closable = { onClose: () => void };
type OnIntent<Props> = ComponentType<Props> & { load: () => void };

/**
 * Something that opens over the page, whose code comes when somebody is about to need it: spread
 * `intent(It)` on what opens it. If the code cannot be had it closes again and says so, and the
 * next try asks anew, which React's own lazy would not.
 */
export function onIntent<Props extends Closable>(
  importer: () => Promise<ComponentType<Props>>,
): OnIntent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const fetchOnce = () => {
    coming ??= importer().then(
      (component) => {
        loaded = component;
        return component;
      },
      (cause: unknown) => {
        coming = null;
        throw cause;
      },
    );
    return coming;
  };

  function Coming(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    const { onClose } = props;
    useEffect(() => {
      if (Component) return;
      let wanted = true;
      fetchOnce().then(
        (component) => wanted && setComponent(() => component),
        (cause: unknown) => {
          console.error('A part of the page could not be loaded.', cause);
          if (!wanted) return;
          toast({
            title: say.thatCouldNotBeOpened,
            description: say.areYouOnline,
            tone: 'danger',
          });
          onClose();
        },
      );
      return () => {
        wanted = false;
      };
    }, [Component, onClose]);
    return Component ? <Component {...props} /> : null;
  }

  return Object.assign(Coming, {
    load: () => {
      fetchOnce().catch(() => undefined);
    },
  });
}

export function intent(component: { load: () => void }): { onPointerEnter: () => void; onFocus: () => void } {
  return { onPointerEnter: component.load, onFocus: component.load };
}
