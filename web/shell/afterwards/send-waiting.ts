import { toast } from '../../kit/toast.ts';
import { flush, onTheirWay } from '../../outbox/outbox.ts';
import * as say from '../../words/offline.ts';

/** Sends what was written while the server could not be reached, and says that it has gone. */
export async function sendWaiting(person: number): Promise<void> {
  try {
    if ((await onTheirWay(person)).length === 0) return;
    const sent = await flush(person);
    if (sent.length > 0)
      toast({
        title:
          sent.length === 1
            ? say.whatYouWroteOfflineWasSent
            : say.messagesYouWroteOfflineWereSent(sent.length),
      });
  } catch (cause) {
    console.error('What waits to be sent waits on.', cause);
  }
}
