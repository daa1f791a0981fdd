/** Turns the contract's table into routes: session, limit, shapes, verb, answer. Knows no noun. */
import type { Context, Hono } from 'hono';
import { api, type CallName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Actor, type Person, VISITOR } from '../policies/actor.ts';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';
import { limitKey } from './address.ts';
import { parse, readBody } from './body.ts';
import { asProblem, problemResponse } from './failures.ts';
import { checkOrigin } from './origin.ts';
import { type Env, whereFrom } from './request.ts';
import { routes } from './routes.ts';
import { actorByBearer, actorByCookie } from './session.ts';
import { Reply } from './verb.ts';

type AnyVerb = (call: Record<string, unknown>) => Promise<unknown>;

export const mountApi = (app: Hono<Env>, world: World): void => {
  for (const name of Object.keys(api) as CallName[]) {
    const endpoint: Endpoint = api[name];
    const verb = routes[name] as unknown as AnyVerb;
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(endpoint.method, path, (c) => serve(c, world, name, endpoint, verb));
  }
  app.all('/api/*', (c) => {
    c.set('call', 'unknown');
    return problemResponse(new Problem('not_found'));
  });
};

const serve = async (c: Context<Env>, world: World, name: string, endpoint: Endpoint, verb: AnyVerb) => {
  c.set('call', name);
  try {
    const from = whereFrom(c, world.config);
    checkOrigin(c.req.raw, { publicUrl: world.config.publicUrl, scheme: from.scheme });
    const actor = await whoAsks(c, world, endpoint, from.scheme === 'https');
    if (actor.kind === 'person') c.set('userId', actor.userId);
    const counted = world.limits.spendGeneral(
      actor.kind === 'person' ? `person ${actor.userId}` : limitKey(from.address),
    );
    if (counted) await counted;
    const call = {
      world,
      actor,
      person: admit(actor, endpoint),
      params: endpoint.params ? parse(endpoint.params, c.req.param()) : {},
      query: endpoint.query ? parse(endpoint.query, c.req.query()) : {},
      body: await readBody(c.req.raw, endpoint),
      request: c.req.raw,
      address: from.address,
      secure: from.scheme === 'https',
    };
    return answer(await verb(call), endpoint, world);
  } catch (thrown) {
    return problemResponse(asProblem(thrown, world, { call: name, requestId: c.get('requestId') }));
  }
};

const whoAsks = async (
  c: Context<Env>,
  world: World,
  endpoint: Endpoint,
  secure: boolean,
): Promise<Actor> => {
  const cookies = c.req.header('cookie');
  const actor = cookies ? await actorByCookie(world, cookies, secure) : VISITOR;
  if (actor.kind === 'person' || !endpoint.bearer) return actor;
  return actorByBearer(world, c.req.header('authorization') ?? null);
};

const admit = (actor: Actor, endpoint: Endpoint): Person | null => {
  if (endpoint.access === 'anyone') return actor.kind === 'person' ? actor : null;
  if (actor.kind !== 'person') throw new Problem('not_signed_in');
  if (endpoint.access === 'admin' && !actor.isAdmin) throw new Problem('forbidden');
  return actor;
};

const JSON_TYPE = 'application/json; charset=utf-8';

const answer = (outcome: unknown, endpoint: Endpoint, world: World): Response => {
  if (outcome instanceof Response) return outcome;
  const { status, body, headers } =
    outcome instanceof Reply
      ? outcome
      : { status: Number(Object.keys(endpoint.answers)[0]), body: outcome, headers: {} };
  const shape = endpoint.answers[status as keyof Endpoint['answers']];
  if (shape === undefined) throw new Error(`${endpoint.path} does not answer ${status}.`);
  if (shape === null) return new Response(null, { status, headers });
  if (world.checkAnswers && typeof shape !== 'string') shape.parse(body);
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': JSON_TYPE, ...headers } });
};
