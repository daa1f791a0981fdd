/**
 * Writes that come together are made durable together: each runs alone and is undone alone, but one commit,
 * and so one `fsync`, is for all that came in one turn of the event loop. Nobody is answered before the disk has it; while
 * it is waited for the next ones go on.
 */

/** What the groups need of the one connection that writes. */
export type Connection = {
  /** Waits while another process holds the file. */
  begin: () => Promise<unknown>;
  commit: () => void;
  /** What was committed by now is on the disk. */
  sync: () => Promise<void>;
  rollback: () => void;
  isInTransaction: () => boolean;
};

type Group = {
  members: number;
  /** Whoever came in the same turn of the event loop has joined. */
  isDue: boolean;
  durable: Promise<void>;
  settle: (error?: unknown) => void;
};

/** However many are waiting, nobody waits for more than so many others. */
const MOST_MEMBERS = 200;

export class CommitGroups {
  readonly #connection: Connection;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #group: Group | null = null;
  /** The last commit, until the disk has it. */
  #settling: Promise<void> | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Others want the connection after us. */
  get isAwaited(): boolean {
    return this.#waiting.length > 0;
  }

  /** Waits until the connection is ours alone. */
  async enter(): Promise<void> {
    if (!this.#isTaken) this.#isTaken = true;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** From here on what is done on the connection belongs to a group. */
  async open(): Promise<void> {
    if (this.#group) return;
    await this.#connection.begin();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    promise.catch(() => {});
    const settle = (error?: unknown) => (error === undefined ? resolve() : reject(error));
    const group: Group = { members: 0, isDue: false, durable: promise, settle };
    this.#group = group;
    setImmediate(() => {
      group.isDue = true;
      if (!this.#isTaken && this.#group === group) this.#commit(group);
    });
  }

  /**
   * Makes way for the next; what comes back is settled once everything done so far is durable. A statement on its own
   * says whether it `wrote`.
   */
  async leave(wrote = false): Promise<void> {
    const group = this.#group;
    if (group) group.members += 1;
    const durable = group?.durable ?? (wrote ? this.#sync() : this.#settling?.catch(() => {}));
    this.#next();
    await durable;
  }

  /** Makes way after a step that failed and was undone. */
  leaveFailed(error: unknown): void {
    // A full or broken disk undoes the whole transaction, and with it what the others did.
    if (this.#group && !this.#connection.isInTransaction()) {
      this.#group.settle(error);
      this.#group = null;
    }
    this.#next();
  }

  /** Before the connection is closed. */
  finish(): void {
    if (this.#group && !this.#isTaken) this.#commit(this.#group);
  }

  #next(): void {
    const group = this.#group;
    const goesOn = this.isAwaited && (group?.members ?? 0) < MOST_MEMBERS;
    if (group?.isDue && !goesOn) this.#commit(group);
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  #commit(group: Group): void {
    this.#group = null;
    try {
      this.#connection.commit();
      this.#sync().then(
        () => group.settle(),
        (error: unknown) => group.settle(error),
      );
    } catch (error) {
      try {
        if (this.#connection.isInTransaction()) this.#connection.rollback();
      } finally {
        group.settle(error);
      }
    }
  }

  #sync(): Promise<void> {
    const settling = this.#connection.sync();
    this.#settling = settling;
    const isOver = () => {
      if (this.#settling === settling) this.#settling = null;
    };
    settling.then(isOver, isOver);
    return settling;
  }
}
