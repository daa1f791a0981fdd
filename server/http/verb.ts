/** What a verb is handed and what it gives back. One verb, one file, read top to bottom. */
import type { Api, CallName } from '#contract/api.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import type { Actor, Person } from '../policies/actor.ts';
import type { World } from '../world.ts';

type PersonFor<Access> = Access extends 'anyone' | 'signature' ? Person | null : Person;

export type Call<N extends CallName> = {
  world: World;
  actor: Actor;
  /** The signed-in person; null only where others may call too. */
  person: PersonFor<Api[N]['access']>;
  params: ParamsOf<Api[N]>;
  query: QueryOf<Api[N]>;
  body: BodyOf<Api[N]>;
  request: Request;
  /** The client's address, for limits. */
  readonly address: string;
  /** It came over HTTPS, so cookies are marked accordingly. */
  secure: boolean;
};

/** An answer with a status of its own or with headers. */
export class Reply<B> {
  readonly status: number;
  readonly body: B;
  readonly headers: Record<string, string>;

  constructor(status: number, body: B, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** An answer that was written as JSON before; one that is sent again and again is made smaller once. */
export class Json<T> {
  readonly text: string;
  packed: Uint8Array<ArrayBuffer> | null = null;
  declare readonly shape: T;

  constructor(text: string) {
    this.text = text;
  }
}

/** A long one, kept as small as it is sent. */
export class PackedJson<T> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  declare readonly shape: T;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

/** An answer that is written as JSON while it is read. */
export class WrittenJson<T> {
  readonly texts: AsyncGenerator<string>;
  /** Told, when it was sent to its end, what was sent. */
  readonly keep: ((sent: PackedJson<T>) => void) | undefined;
  declare readonly shape: T;

  constructor(texts: AsyncGenerator<string>, keep?: (sent: PackedJson<T>) => void) {
    this.texts = texts;
    this.keep = keep;
  }
}

export type AsText<T> = Json<T> | PackedJson<T> | WrittenJson<T>;

type Outcome<A> = A | Reply<A> | AsText<A> | Response;

export type Verb<N extends CallName> = (call: Call<N>) => Promise<Outcome<AnswerOf<Api[N]>>>;

/** The verb that serves each call. */
export type Routes = { [N in CallName]: Verb<N> };
