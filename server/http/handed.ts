import type { Actor, Person } from '../policies/actor.ts';
import type { World } from '../world.ts';
import type { Incoming } from './request.ts';

type Parts = {
  world: World;
  actor: Actor;
  person: Person | null;
  params: unknown;
  query: unknown;
  body: unknown;
  request: Request;
};

/**
 * What a verb is handed. A class for the sake of its getter: in an object literal it would give every object a
 * shape of its own, and each collection of the young generation would carry all of them along.
 */
export class Handed {
  readonly #from: Incoming;
  readonly world: World;
  readonly actor: Actor;
  readonly person: Person | null;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly request: Request;
  readonly secure: boolean;

  constructor(from: Incoming, { world, actor, person, params, query, body, request }: Parts) {
    this.#from = from;
    this.world = world;
    this.actor = actor;
    this.person = person;
    this.params = params;
    this.query = query;
    this.body = body;
    this.request = request;
    this.secure = from.secure;
  }

  /** Worked out only where it is asked for. */
  get address(): string {
    return this.#from.address;
  }
}
