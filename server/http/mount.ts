/** Turns the contract's table into routes: session, limit, shapes, verb, answer. Knows no noun. */
import { type Context, Hono } from 'hono';
import { api, type CallName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isKeeping } from '#contract/keeping.ts';
import { WHOSE } from '#contract/whose.ts';
import { type Actor, type Person, VISITOR } from '../policies/actor.ts';
import { Problem } from '../problem.ts';
import { needRoom } from '../room.ts';
import type { World } from '../world.ts';
import { limitKey } from './address.ts';
import { parse, readBody } from './body.ts';
import { checkShape, checkText } from './check-shape.ts';
import { asProblem, problemResponse } from './failures.ts';
import { isGone } from './gone.ts';
import { Handed } from './handed.ts';
import type { SecurityHeaders } from './headers.ts';
import { ALWAYS, checkHost } from './host.ts';
import type { Observer } from './observe.ts';
import { checkOrigin } from './origin.ts';
import { type Env, Incoming } from './request.ts';
import { routes } from './routes.ts';
import { actorByBearer, actorByCookie } from './session.ts';
import { textAnswer } from './text-answer.ts';
import { type AsText, Json, PackedJson, Reply, WrittenJson } from './verb.ts';

type AnyVerb = (call: Handed) => Promise<unknown>;

export const makeCalls = (world: World, security: SecurityHeaders, observer: Observer): Hono<Env> => {
  const app = new Hono<Env>();
  const serve = async (c: Context<Env>, name: string, work: (request: Served) => Promise<Response>) => {
    const observed = observer.begin();
    const { requestId } = observed;
    const served: Served = {
      c,
      carried: { ...security.answer, 'x-request-id': requestId },
      userId: undefined,
    };
    const response = await work(served).catch(async (thrown: unknown) => {
      const problem = (await isGone(world, served.userId, thrown))
        ? new Problem('not_signed_in')
        : asProblem(thrown, world, { call: name, requestId });
      return problemResponse(problem, served.carried);
    });
    observer.end(observed, c, name, response.status, served.userId);
    return response;
  };
  for (const name of Object.keys(api) as CallName[]) {
    const endpoint: Endpoint = api[name];
    const verb = routes[name] as unknown as AnyVerb;
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    const work = async (served: Served) =>
      answer(await run(served, world, endpoint, verb), endpoint, world, security, served);
    app.on(endpoint.method, path, (c) => serve(c, name, work));
  }
  const unknown = () => Promise.reject(new Problem('not_found'));
  app.notFound((c) => serve(c, 'unknown', unknown));
  return app;
};

type Served = { c: Context<Env>; carried: Record<string, string>; userId: number | undefined };

const run = async (served: Served, world: World, endpoint: Endpoint, verb: AnyVerb): Promise<unknown> => {
  // Above all when there is too much to do, or no database to ask who it is.
  if (ALWAYS.includes(endpoint.path)) return verb(unasked(served, world));
  const answered = world.load.take() ?? (await world.load.refuse());
  return admitted(served, world, endpoint, verb).finally(answered);
};

/** Answered whoever asks, and by whatever name. */
const unasked = ({ c }: Served, world: World): Handed =>
  new Handed(new Incoming(c, world.config), {
    world,
    actor: VISITOR,
    person: null,
    params: {},
    query: {},
    body: undefined,
    request: c.req.raw,
  });

const admitted = async (
  served: Served,
  world: World,
  endpoint: Endpoint,
  verb: AnyVerb,
): Promise<unknown> => {
  const { c } = served;
  const from = new Incoming(c, world.config);
  checkHost(from.header('host'), world.config.publicUrl);
  checkOrigin(from, world.config.publicUrl);
  const actor = await whoAsks(from, world, endpoint);
  if (actor.kind === 'person') {
    served.userId = actor.userId;
    // What a browser keeps of this for when it is offline, it keeps under this number.
    served.carried[WHOSE] = String(actor.userId);
  }
  const counted = world.limits.spendGeneral(askerOf(served.userId, from));
  if (counted) await counted;
  const person = admit(actor, endpoint);
  // Of what comes no more is kept than is sent.
  if (person && isKeeping(endpoint))
    await needRoom(world, person.userId, { bytes: Number(from.header('content-length') ?? 0), pieces: 1 });
  const parts = {
    world,
    actor,
    person,
    params: endpoint.params ? parse(endpoint.params, c.req.param()) : {},
    query: endpoint.query ? parse(endpoint.query, c.req.query()) : {},
    body: await bodyOf(c.req.raw, endpoint),
    request: c.req.raw,
  };
  return verb(new Handed(from, parts));
};

/** Whom limits count: the person, or where a visitor comes from. */
const askerOf = (userId: number | undefined, from: Incoming): string =>
  userId === undefined ? limitKey(from.address) : `person ${userId}`;

const bodyOf = async (request: Request, endpoint: Endpoint): Promise<unknown> =>
  endpoint.body && !endpoint.bodyApart ? readBody(request, endpoint.body, endpoint) : undefined;

const whoAsks = async (from: Incoming, world: World, endpoint: Endpoint): Promise<Actor> => {
  const cookies = from.header('cookie');
  const actor = cookies ? await actorByCookie(world, cookies, from.secure) : VISITOR;
  if (actor.kind === 'person' || !endpoint.bearer) return actor;
  return actorByBearer(world, from.header('authorization'));
};

const admit = (actor: Actor, endpoint: Endpoint): Person | null => {
  // A signature is the verb's to check: it is made for what the request asks.
  if (endpoint.access === 'anyone' || endpoint.access === 'signature')
    return actor.kind === 'person' ? actor : null;
  if (actor.kind !== 'person') throw new Problem('not_signed_in');
  if (endpoint.access === 'admin' && !actor.isAdmin) throw new Problem('forbidden');
  return actor;
};

const JSON_TYPE = 'application/json; charset=utf-8';

const answer = async (
  outcome: unknown,
  endpoint: Endpoint,
  world: World,
  security: SecurityHeaders,
  served: Served,
): Promise<Response> => {
  const { c, carried, userId } = served;
  if (outcome instanceof Response) return withHeaders(outcome, security, carried);
  const first = Number(Object.keys(endpoint.answers)[0]);
  const asked = {
    world,
    request: c.req.raw,
    asker: () => askerOf(userId, new Incoming(c, world.config)),
    acceptEncoding: () => new Incoming(c, world.config).header('accept-encoding'),
  };
  if (isText(outcome)) {
    const text = world.checkAnswers ? await checkText(endpoint, first, outcome) : outcome;
    return textAnswer(asked, text, { status: first, headers: { ...carried, 'content-type': JSON_TYPE } });
  }
  const { status, body, headers } = outcome instanceof Reply ? outcome : new Reply(first, outcome);
  if (world.checkAnswers) checkShape(endpoint, status, body);
  if (body === undefined) return new Response(null, { status, headers: { ...carried, ...headers } });
  const all = { ...carried, 'content-type': JSON_TYPE, ...headers };
  return textAnswer(asked, new Json(JSON.stringify(body)), { status, headers: all });
};

const isText = (outcome: unknown): outcome is AsText<unknown> =>
  outcome instanceof Json || outcome instanceof PackedJson || outcome instanceof WrittenJson;

const withHeaders = (
  response: Response,
  security: SecurityHeaders,
  carried: Record<string, string>,
): Response => {
  const { headers } = response;
  const isPage = headers.get('content-type')?.startsWith('text/html');
  for (const [name, value] of Object.entries(isPage ? { ...carried, ...security.page } : carried))
    if (!headers.has(name)) headers.set(name, value);
  return response;
};
