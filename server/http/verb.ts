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

/** An answer that was written as JSON before. */
export class Json<T> {
  readonly text: string;
  declare readonly shape: T;

  constructor(text: string) {
    this.text = text;
  }
}

export type Verb<N extends CallName> = (
  call: Call<N>,
) => Promise<AnswerOf<Api[N]> | Reply<AnswerOf<Api[N]>> | Json<AnswerOf<Api[N]>> | Response>;

/** The verb that serves each call. */
export type Routes = { [N in CallName]: Verb<N> };
