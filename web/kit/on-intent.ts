import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Loaded<Props> = LazyExoticComponent<ComponentType<Props>> & { load: () => void };

/** A component whose code comes when somebody is about to need it: spread `intent(It)` on what opens it. */
export function onIntent<Props>(importer: () => Promise<ComponentType<Props>>): Loaded<Props> {
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetchOnce = () => {
    coming ??= importer().then(
      (component) => ({ default: component }),
      (cause: unknown) => {
        coming = undefined;
        throw cause;
      },
    );
    return coming;
  };
  return Object.assign(lazy(fetchOnce), {
    load: () => {
      fetchOnce().catch(() => undefined);
    },
  });
}

export function intent(component: { load: () => void }): { onPointerEnter: () => void; onFocus: () => void } {
  return { onPointerEnter: component.load, onFocus: component.load };
}
