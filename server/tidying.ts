/** What a server does by itself now and then: takes away for good what is over, and leaves nothing of it. */
import { IDLE_MS } from './accounts/auth.ts';
import type { Log } from './log.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Presence } from './presence.ts';
import { forgetDeleted } from './store/forget.ts';
import { stillHere } from './store/people.ts';
import { hashTokens } from './store/sessions.ts';
import type { Store } from './store/store.ts';
import { sweep as sweepStore } from './store/sweep.ts';

/** By then an upgrade of several servers is over: none of an earlier version looks for what it left as it was. */
const UPGRADE_MS = 60 * 60_000;

export type Tidying = ReturnType<typeof makeTidying>;

export const makeTidying = (made: {
  store: Store;
  presence: Presence;
  pictures: Pictures;
  log: Log;
  now: () => number;
}) => {
  const { store, presence, pictures, log, now } = made;
  const begun = now();

  const forget = oneAtATime(() =>
    forgetDeleted(store).catch((error: unknown) => {
      log.warn({ err: error }, 'what was deleted could not be put out of the file yet');
      return false;
    }),
  );

  /** On the other servers of the same database, too. */
  const clearShelves = async (): Promise<void> => {
    const owners = await pictures.owners();
    const here = new Set(await stillHere(store, owners));
    for (const userId of owners) if (!here.has(userId)) await pictures.forget(userId);
  };

  const sweep = oneAtATime(async () => {
    await presence.flush();
    await sweepStore(store, now(), now() - IDLE_MS);
    await clearShelves();
    if (now() - begun >= UPGRADE_MS) await hashTokens(store.write);
    // Nobody waits for it: the index of a large house takes minutes.
    void forget();
  });

  return { sweep, forget };
};

/** Whoever asks while it is under way waits for the same one. */
const oneAtATime = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
};
