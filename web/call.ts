import type { Api, CallName } from '#contract/api.ts';
import type { AnswerOf, BodyInput, Endpoint, QueryInput } from '#contract/endpoint.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { forgetAhead } from './data/fresh.ts';
import { LAST_SEEN } from './last-seen/mark.ts';
import { noteAnswer, noteNoAnswer } from './reachability.ts';
import * as say from './words/offline.ts';

/**
 * The contract's calls, named by what goes over the wire: `PUT /api/books/{id}`. The name carries
 * method and path, so that the contract is here as types only and its checks stay on the server.
 */
type RouteOf<E extends Endpoint> = `${E['method']} ${E['path']}`;
export type Route = { [Name in CallName]: RouteOf<Api[Name]> }[CallName];
type EndpointAt<R extends Route> = {
  [Name in CallName]: R extends RouteOf<Api[Name]> ? Api[Name] : never;
}[CallName];

export type Answer<R extends Route> = AnswerOf<EndpointAt<R>>;

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;
type Params<R extends Route> = [PathNames<R>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathNames<R>, string | number> };
type Query<E extends Endpoint> =
  unknown extends QueryInput<E> ? { query?: undefined } : { query?: QueryInput<E> };
type Body<E extends Endpoint> = E extends { bodyType: 'multipart/form-data' }
  ? { body: FormData }
  : BodyInput<E> extends undefined
    ? { body?: undefined }
    : { body: BodyInput<E> };

type Common = {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** An answer kept from before will not do. */
  onlyNow?: true;
};
export type Input<R extends Route> = Params<R> & Query<EndpointAt<R>> & Body<EndpointAt<R>> & Common;

/** What the server refused, or could not do. `message` is for logs, `words` for people. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly code: ProblemCode | 'unknown';
  readonly words: string;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | null;

  constructor(response: { status: number; statusText: string; headers: Headers }, text: string) {
    super(`${response.status}: ${text || response.statusText}`);
    const problem = parseProblem(text);
    this.status = response.status;
    this.code = problem.code ?? 'unknown';
    this.words = problem.message || say.somethingWentWrong;
    this.fields = problem.fields ?? {};
    const seconds = Number(response.headers.get('retry-after'));
    this.retryAfter = seconds > 0 ? seconds : null;
  }
}

/** No answer came at all: no network, or no server. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** What to tell people about anything that was thrown. */
export function wordsFor(error: unknown): string {
  if (error instanceof CallError) return error.words;
  if (error instanceof UnreachableError)
    return navigator.onLine === false ? say.offlineSoThisWaits : say.cannotBeReachedAreYouOnline;
  return say.somethingWentWrong;
}

let sessionEnded = () => {};

/** Tells, from now on, when the server finds nobody signed in any more, whichever call noticed it. */
export function whenSessionEnds(listener: () => void): void {
  sessionEnded = listener;
}

/** For an answer that came another way than by `call`. */
export function noticeEnd(error: CallError): void {
  if (error.code === 'not_signed_in') sessionEnded();
}

type Loose = { params?: Record<string, string | number>; query?: object; body?: unknown } & Common;

export type Args<R extends Route> = object extends Input<R> ? [input?: Input<R>] : [input: Input<R>];

/** Makes one call of the contract. Every answer that is not OK is thrown as a `CallError`. */
export async function call<R extends Route>(route: R, ...[input]: Args<R>): Promise<Answer<R>> {
  const response = await ask(route, (input ?? {}) as Loose);
  const isJson = response.headers.get('content-type')?.includes('json');
  return (isJson ? await response.json() : undefined) as Answer<R>;
}

/** Makes a call that is answered by a stream of events, given as they come; null when there is nothing to tell. */
export async function callForEvents<R extends Route>(
  route: R,
  ...[input]: Args<R>
): Promise<ReadableStream<Uint8Array> | null> {
  const given = (input ?? {}) as Loose;
  const headers = { ...given.headers, accept: 'text/event-stream' };
  const response = await ask(route, { ...given, headers });
  return response.status === 204 ? null : response.body;
}

/** The answer as it came, for whoever needs more of it than its body. */
export async function ask(route: Route, input: Loose): Promise<Response> {
  const response = await send(route, input);
  if (response.ok) return response;
  const error = new CallError(response, await response.text());
  // Who is signed in is just what this one call asks: its 401 is an answer, not an end.
  if (route !== 'GET /api/auth/user') noticeEnd(error);
  throw error;
}

async function send(route: string, input: Loose): Promise<Response> {
  const [method = 'GET', path = '/'] = route.split(' ');
  const isForm = input.body instanceof FormData;
  const hasJson = input.body !== undefined && !isForm;
  if (method !== 'GET') forgetAhead();
  let response: Response;
  try {
    response = await fetch(fillPath(path, input.params) + queryString(input.query), {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(hasJson && { 'content-type': 'application/json' }),
        ...input.headers,
      },
      ...(input.body !== undefined && {
        body: isForm ? (input.body as FormData) : JSON.stringify(input.body),
      }),
      ...(input.signal && { signal: input.signal }),
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    noteNoAnswer();
    throw new UnreachableError(`${route} got no answer`, { cause });
  }
  if (!response.headers.has(LAST_SEEN)) {
    noteAnswer();
    return response;
  }
  noteNoAnswer();
  if (input.onlyNow) throw new UnreachableError(`${route} got no answer but an old one`);
  return response;
}

/** Where a call goes, to find what was last answered there. */
export function addressOf<R extends Route>(route: R, ...[input]: Args<R>): string {
  const { params, query } = (input ?? {}) as Loose;
  return fillPath(route.split(' ')[1] ?? '/', params) + queryString(query);
}

function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

function queryString(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

type Problem = { message?: string; code?: ProblemCode; fields?: Record<string, string> };

function parseProblem(text: string): Problem {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Problem) : {};
  } catch {
    return {};
  }
}
