/** The contract's table as an OpenAPI 3.1 document. */
import * as z from 'zod';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isKeeping } from '#contract/keeping.ts';
import { PROBLEMS, type ProblemCode, problemBody } from '#contract/problems.ts';

type Schema = Record<string, unknown>;

const schema = (shape: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return rest;
};

/** What a call can raise: what it says, and what its access and shape bring with them. */
export const problemsOf = (endpoint: Endpoint): ProblemCode[] => {
  const raised = new Set<ProblemCode>(endpoint.problems ?? []);
  const add = (...codes: ProblemCode[]) => {
    for (const code of codes) raised.add(code);
  };
  add('too_many', 'wrong_host', 'internal', 'unavailable');
  if (endpoint.access !== 'anyone') add('not_signed_in');
  if (endpoint.access === 'admin') add('forbidden');
  if (endpoint.method !== 'GET') add('bad_origin');
  if (isKeeping(endpoint)) add('no_room');
  if (endpoint.params) add('not_found');
  if (endpoint.query) add('invalid');
  if (endpoint.body || endpoint.bodyType) add('malformed', 'invalid', 'too_large', 'wrong_type');
  return [...raised].sort((a, b) => PROBLEMS[a].status - PROBLEMS[b].status);
};

const parameters = (endpoint: Endpoint) => {
  const from = (shape: z.ZodObject | undefined, where: 'path' | 'query') => {
    if (!shape) return [];
    const { properties = {}, required = [] } = schema(shape, 'input') as {
      properties?: Record<string, Schema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: name === 'id' && where === 'path' ? { type: 'integer', minimum: 1 } : property,
    }));
  };
  return [...from(endpoint.params, 'path'), ...from(endpoint.query, 'query')];
};

const requestBody = (endpoint: Endpoint) => {
  if (endpoint.bodyType) {
    const form = {
      type: 'object',
      properties: { picture: { type: 'string', format: 'binary' } },
      required: ['picture'],
    };
    return { required: true, content: { [endpoint.bodyType]: { schema: form } } };
  }
  if (!endpoint.body) return undefined;
  return {
    required: !endpoint.bodyOptional,
    content: { 'application/json': { schema: schema(endpoint.body, 'input') } },
  };
};

const DONE: Record<string, string> = {
  200: 'Done',
  201: 'Made',
  202: 'Accepted',
  204: 'Done; nothing to say',
};

const responses = (endpoint: Endpoint) => {
  const answers: Record<string, Schema> = {};
  for (const [status, shape] of Object.entries(endpoint.answers)) {
    const description = DONE[status] ?? 'Done';
    if (shape === null) answers[status] = { description };
    else if (typeof shape === 'string')
      answers[status] = { description, content: { [shape]: { schema: { type: 'string' } } } };
    else
      answers[status] = { description, content: { 'application/json': { schema: schema(shape, 'output') } } };
  }
  for (const code of problemsOf(endpoint)) {
    const { status, message } = PROBLEMS[code];
    const before = answers[status]?.description;
    const line = `\`${code}\`: ${message}`;
    answers[status] = {
      description: before ? `${before}\n\n${line}` : line,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return answers;
};

const security = (endpoint: Endpoint) => {
  if (endpoint.access === 'anyone') return [];
  return endpoint.bearer ? [{ session: [] }, { bearer: [] }] : [{ session: [] }];
};

const build = () => {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const [operationId, declared] of Object.entries(api)) {
    const endpoint: Endpoint = declared;
    const path = paths[endpoint.path] ?? {};
    paths[endpoint.path] = path;
    path[endpoint.method.toLowerCase()] = {
      operationId,
      summary: endpoint.summary,
      tags: [endpoint.tag],
      security: security(endpoint),
      parameters: parameters(endpoint),
      requestBody: requestBody(endpoint),
      responses: responses(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Colloquy',
      version: '1',
      description: 'JSON over HTTPS with a session cookie. Every error answers `{message, code, fields?}`.',
    },
    paths,
    components: {
      schemas: { Problem: schema(problemBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'colloquy' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};

let document: ReturnType<typeof build> | undefined;

export const openApiDocument = () => {
  document ??= build();
  return document;
};
