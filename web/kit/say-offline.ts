import { toast } from './toast.ts';

/** Why something cannot be done just now, to whoever tried. */
export function sayOffline(): void {
  toast({
    title: navigator.onLine ? 'Colloquy cannot be reached just now' : 'You are offline',
    description: 'This has to wait until the connection is back.',
  });
}
