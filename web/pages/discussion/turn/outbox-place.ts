/** What a room leaves in the outbox: a message from the moment it is said until the server has it. */
import { mirroredUser } from '../../../mirror.ts';
import type { Asked, chatCall } from './guide-calls.ts';

type Outbox = typeof import('../../../outbox/outbox.ts');

export function putInOutbox(asked: Asked, { route, body }: ReturnType<typeof chatCall>, at: string): void {
  const { clientMessageId: key, discussionId } = asked;
  const message = { key, discussionId, path: route.slice('POST '.length), body, at };
  inOrder((outbox, person) => outbox.keepOnItsWay(person, message));
}

/** It found nobody: it goes as soon as there is somebody, whether a page is open then or not. */
export function letItWait(key: string): void {
  inOrder((outbox) => {
    outbox.letGo(key);
    return outbox.wakeWhenOnline();
  });
}

/** Its room was left while it was on its way, and nobody knows how far it came. */
export function letGoOf(key: string): void {
  inOrder(async (outbox) => outbox.letGo(key));
}

/** The server has it, has refused it, or its writer took it back. */
export function takeFromOutbox(key: string): void {
  inOrder((outbox, person) => outbox.hasArrived(person, key));
}

let before: Promise<unknown> = Promise.resolve();

/** One after the other: what is taken out was put in before. */
function inOrder(act: (outbox: Outbox, person: number) => Promise<unknown>): void {
  const person = mirroredUser()?.id;
  if (person === undefined) return;
  before = before
    .then(() => import('../../../outbox/outbox.ts'))
    .then((outbox) => act(outbox, person))
    .catch((cause: unknown) => console.error('The outbox failed.', cause));
}
