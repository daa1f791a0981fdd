/**
 * Replies being written on this server. A turn runs whether or not anyone listens; a stream is a
 * subscription to it, and gets first all that was said so far.
 */
import type { ChatEvent } from '#contract/chat.ts';

/** In place of a reply's id: it is kept nowhere, and is for whoever listens. */
export const NOT_KEPT = 0;

type Listener = (event: ChatEvent) => void;

export class Turn {
  readonly replyId: number;
  readonly controller = new AbortController();
  /** Settles when the reply is stored, whatever became of it. */
  readonly ended: Promise<ChatEvent[]>;
  readonly #listeners = new Set<Listener>();
  readonly #settle: (last: ChatEvent[]) => void;
  #text = '';

  constructor(replyId: number) {
    this.replyId = replyId;
    const { promise, resolve } = Promise.withResolvers<ChatEvent[]>();
    this.ended = promise;
    this.#settle = resolve;
  }

  get text(): string {
    return this.#text;
  }

  say(text: string): void {
    this.#text += text;
    this.#tell({ event: 'delta', data: { text } });
  }

  /** The last events: feedback and done, or an error. */
  end(last: ChatEvent[]): void {
    for (const event of last) this.#tell(event);
    this.#listeners.clear();
    this.#settle(last);
  }

  /** Hears all so far at once, then each event; call the answer to stop listening. */
  listen(listener: Listener): () => void {
    if (this.#text) listener({ event: 'delta', data: { text: this.#text } });
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(event: ChatEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

export type Turns = ReturnType<typeof keepTurns>;

export const keepTurns = () => {
  const running = new Map<number, Set<Turn>>();
  return {
    begin: (discussionId: number, replyId: number): Turn => {
      const turn = new Turn(replyId);
      const here = running.get(discussionId) ?? new Set();
      running.set(discussionId, here.add(turn));
      void turn.ended.then(() => {
        here.delete(turn);
        if (here.size === 0) running.delete(discussionId);
      });
      return turn;
    },
    find: (discussionId: number, replyId: number): Turn | undefined =>
      running
        .get(discussionId)
        ?.values()
        .find((turn) => turn.replyId === replyId),
    /** The one that speaks now: the first that began. */
    current: (discussionId: number): Turn | undefined => running.get(discussionId)?.values().next().value,
    of: (discussionId: number): Turn[] => [...(running.get(discussionId) ?? [])],
    all: (): Turn[] => [...running.values()].flatMap((turns) => [...turns]),
  };
};
