import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="border-b border-care bg-care-soft px-4 py-2 text-center text-small text-ink print:hidden">
          You are offline. You can read what is here; changes have to wait until the connection is back.
        </p>
      )}
    </div>
  );
}
