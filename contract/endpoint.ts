/** How one call is declared: once, for the server's routes, the web client, the tests and the documentation. */
import * as z from 'zod';
import type { ProblemCode } from './problems.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anyone at all, a signed-in person, an administrator; or a signed-in person and whoever brings
 * a signature of ours for this very request.
 */
export type Access = 'anyone' | 'person' | 'admin' | 'signature';

export type Endpoint = {
  method: Method;
  /** With `{name}` for parameters, as in OpenAPI. */
  path: `/${string}`;
  summary: string;
  tag: string;
  access: Access;
  /** A bearer token will do in place of the cookie. */
  bearer?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Read by the verb itself, and looked at on another thread: it may be long. */
  bodyApart?: true;
  /** The body may be left out altogether. */
  bodyOptional?: boolean;
  /** What the body is when it is not JSON. */
  bodyType?: 'multipart/form-data';
  /** In bytes; 1 MB unless said. */
  bodyLimit?: number;
  /** The good answers by status; null where there is no content, or the media type of what is no JSON. */
  answers: Partial<Record<200 | 201 | 202 | 204, z.ZodType | null | string>>;
  /** Beyond those every call of its access and shape can raise anyway. */
  problems?: readonly ProblemCode[];
};

export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

/** The same for a family of calls, of which it is said once what they have in common. */
export const endpointsOf =
  <const C extends Pick<Endpoint, 'tag' | 'access'>>(common: C) =>
  <const E extends Omit<Endpoint, 'tag' | 'access'>>(declared: E): C & E => ({ ...common, ...declared });

/** An id in a path. What is no id is a 404, not a 400, so the shape is checked where the row is looked up. */
export const idParams = z.object({ id: z.string() });

export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType ? z.output<E['params']> : unknown;
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : unknown;
export type BodyOf<E extends Endpoint> = E extends { bodyApart: true }
  ? undefined
  : E['body'] extends z.ZodType
    ? z.output<E['body']>
    : undefined;
/** What a client sends: fields with defaults may be left out. */
export type BodyInput<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type QueryInput<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : unknown;

type AnswerShape<A> = A extends z.ZodType ? z.output<A> : undefined;
export type AnswerOf<E extends Endpoint> = AnswerShape<E['answers'][keyof E['answers']]>;
