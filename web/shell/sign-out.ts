import { logout } from '../data/session.ts';
import { READ_FOR, toast } from '../kit/toast.ts';
import { mirroredUser } from '../mirror.ts';
import * as say from '../words/house.tsx';

/** Signs out at once, unless words of theirs would be thrown away that no server has yet: then they are told first. */
export async function signOut(leave = () => void logout(), person = mirroredUser()?.id): Promise<void> {
  if (person === undefined) return leave();
  const waiting = await import('../outbox/outbox.ts')
    .then(({ onTheirWay }) => onTheirWay(person))
    .catch(() => []);
  if (waiting.length === 0) return leave();
  toast({
    title: say.notSentYet(waiting.length),
    description: say.signingOutLosesIt,
    tone: 'danger',
    duration: READ_FOR,
    action: { label: say.signOut, run: leave },
  });
}
