import { mirroredUser } from '../../mirror.ts';

/**
 * Somebody else has signed in, or this person out, in another tab of this browser: what this page shows is no longer
 * for who is here, and what is done on it would be done in their name. It is opened anew. Gives back how to stop watching.
 */
export function watchWhoIsHere(id: number, leave = () => window.location.reload()): () => void {
  // Where nothing can be kept, nothing can be told from it.
  if (mirroredUser()?.id !== id) return () => undefined;
  const look = () => {
    if (mirroredUser()?.id === id) return;
    stop();
    leave();
  };
  const stop = () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
  window.addEventListener('storage', look);
  // Tabs that lay still were told nothing.
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return stop;
}
