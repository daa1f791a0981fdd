import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/offline.ts';
import { toast } from './toast.ts';

/** Why something cannot be done just now, to whoever tried. */
export function sayOffline(): void {
  toast({
    title: navigator.onLine ? say.cannotBeReachedJustNow : everywhere.youAreOffline,
    description: say.waitsForTheConnection,
  });
}
