import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toast.ts';

const ToastArea = lazy(() => import('./toast-area.tsx').then((module) => ({ default: module.ToastArea })));

/** Mounted once by the shell; its code is fetched with the first notification. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <ToastArea toasts={shown} onClose={(id) => toasts.dismiss(id)} />
    </Suspense>
  );
}
