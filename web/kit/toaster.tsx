import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { type ToastState, toasts } from './toast.ts';

type Area = ComponentType<{ toasts: ToastState[]; onClose: (id: number) => void }>;

/**
 * Mounted once by the shell. The notification area proper is fetched once the page has settled, so
 * that it is at hand when the connection goes; until then the words alone are shown.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  const [ToastArea, setToastArea] = useState<Area | null>(null);
  const isNeeded = shown.length > 0;

  useEffect(() => {
    if (ToastArea) return;
    const fetchArea = () => {
      import('./toast-area.tsx').then(
        (module) => setToastArea(() => module.ToastArea),
        (cause: unknown) => console.error('The notification area could not be loaded.', cause),
      );
    };
    const timer = window.setTimeout(fetchArea, isNeeded ? 0 : 3_000);
    return () => window.clearTimeout(timer);
  }, [ToastArea, isNeeded]);

  if (ToastArea) return <ToastArea toasts={shown} onClose={(id) => toasts.dismiss(id)} />;
  const [newest] = shown;
  return (
    <div role="status">
      {newest?.open && (
        <p className="fixed right-4 bottom-[calc(1rem+var(--standing))] z-[60] rounded-large border border-line bg-float px-4 py-3 text-small shadow-float">
          {newest.title}
          {newest.description && `. ${newest.description}`}
        </p>
      )}
    </div>
  );
}
