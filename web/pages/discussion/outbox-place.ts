/** What a room leaves in the outbox: a message from the moment it is said until the server has it. */
import { mirroredUser } from '../../mirror.ts';
import { hasArrived, keepOnItsWay, type OnItsWay, OUTBOX_TAG } from '../../outbox/outbox.ts';

/** The browser sends it when it is back online, where it can do so without a page. */
type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

export function putInOutbox(message: OnItsWay): void {
  withPerson((person) => keepOnItsWay(person, message));
}

/** It found nobody: it goes as soon as there is somebody, whether a page is open then or not. */
export function letItWait(): void {
  withPerson(async () => {
    const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(OUTBOX_TAG);
  });
}

/** The server has it, has refused it, or its writer took it back. */
export function takeFromOutbox(key: string): void {
  withPerson((person) => hasArrived(person, key));
}

function withPerson(act: (person: number) => Promise<unknown>): void {
  const person = mirroredUser()?.id;
  if (person !== undefined) act(person).catch((cause: unknown) => console.error('The outbox failed.', cause));
}
