import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { PROBLEMS } from '#contract/problems.ts';
import { SHARED_PLACES } from '#contract/shared-page.ts';
import { makeApp } from '#server/http/app.ts';
import { loadFiles } from '#server/http/files.ts';
import { routes } from '#server/http/routes.ts';
import { sharedWorld, testWorld } from '../world.ts';

const server = sharedWorld();
const calls = Object.entries(api) as [CallName, Endpoint][];
const SHARED_PAGES = Object.values(SHARED_PLACES).map((place) => `GET /${place}/:key`);
const OUTSIDE = ['GET /metrics', 'GET /sw.js', 'GET /*', ...SHARED_PAGES];

type Node = Record<string, unknown>;
const document = async () => (await server().visitor().call('openApi')).body;

const walk = (node: unknown, visit: (at: Node) => void): void => {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node as Node);
  for (const inner of Object.values(node)) walk(inner, visit);
};

describe('the contract', () => {
  it('is all that is served, and all of it is', () => {
    const app = makeApp(server().world, loadFiles('/nowhere'));
    const served = new Set(
      app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
    );
    const declared = calls.map(([, { method, path }]) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    expect([...served].sort()).toEqual([...declared, ...OUTSIDE].sort());
    expect(Object.keys(routes).sort()).toEqual(Object.keys(api).sort());
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('declares every parameter of a path, lies under /api, and changes nothing by GET', () => {
    for (const [name, { path, params, method, body }] of calls) {
      expect(path, name).toMatch(/^\/api\/[a-z\d/{}.-]+$/i);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
      expect(Object.keys(params?.shape ?? {}), name).toEqual(inPath);
      if (method === 'GET') expect(body, name).toBeUndefined();
    }
  });

  it('has a status between 400 and 503 and a whole sentence for each problem', () => {
    for (const [code, { status, message }] of Object.entries(PROBLEMS)) {
      expect(code).toMatch(/^[a-z_]+$/);
      expect([400, 401, 403, 404, 409, 413, 415, 421, 429, 500, 503]).toContain(status);
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('is kept: an answer that is not what it says does not pass a test', async () => {
    const { world, person } = await testWorld();
    const ann = await person('ann');
    await ann.call('addBook', { body: { title: 'a', author: 'b' } });
    await sql`update books set status = 'burnt'`.execute(world.store.write);
    expect((await ann.call('listBooks')).status).toBe(500);
  });
});

describe('the OpenAPI document', () => {
  it('is version 3.1 and names each call once, with its summary, tag and answers', async () => {
    const { openapi, info, paths } = await document();
    expect(openapi).toMatch(/^3\.1\.\d$/);
    expect(info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const named: string[] = [];
    for (const [path, operations] of Object.entries<Node>(paths))
      for (const [method, operation] of Object.entries(operations as Record<string, Node>)) {
        named.push(String(operation.operationId));
        const endpoint: Endpoint = api[operation.operationId as CallName];
        expect([path, method]).toEqual([endpoint.path, endpoint.method.toLowerCase()]);
        expect(operation.summary).toBe(endpoint.summary);
        expect(operation.tags).toEqual([endpoint.tag]);
        const responses = operation.responses as Record<string, Node>;
        for (const [status, response] of Object.entries(responses)) {
          expect(status).toMatch(/^[2-5]\d\d$/);
          expect(response.description).toEqual(expect.any(String));
        }
        for (const [status, shape] of Object.entries(endpoint.answers))
          expect(Boolean(responses[status]?.content), `${path} ${status}`).toBe(shape !== null);
        expect('401' in responses).toBe(
          endpoint.access !== 'anyone' ||
            (endpoint.problems ?? []).some((code) => PROBLEMS[code].status === 401),
        );
      }
    expect(named.sort()).toEqual(Object.keys(api).sort());
  });

  it('has no reference that leads nowhere and no schema a validator stumbles over', async () => {
    const whole = await document();
    let references = 0;
    walk(whole, (node) => {
      if (typeof node.$ref === 'string') {
        references += 1;
        const target = node.$ref
          .replace(/^#\//, '')
          .split('/')
          .reduce<unknown>((at, key) => (at as Node | undefined)?.[key], whole);
        expect(target, node.$ref).toBeDefined();
      }
      if (typeof node.pattern === 'string')
        expect(() => new RegExp(node.pattern as string, 'u')).not.toThrow();
      if (Array.isArray(node.required) && node.properties)
        for (const key of node.required) expect(Object.keys(node.properties)).toContain(key);
      expect('$schema' in node).toBe(false);
    });
    expect(references).toBeGreaterThan(0);
  });

  it('declares every parameter of every path, and where it stands', async () => {
    for (const [path, operations] of Object.entries<Node>((await document()).paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
      for (const operation of Object.values(operations as Record<string, Node>)) {
        const parameters = operation.parameters as Node[];
        expect(parameters.filter((p) => p.in === 'path').map((p) => p.name)).toEqual(inPath);
        for (const parameter of parameters) {
          expect(parameter.schema).toBeTypeOf('object');
          if (parameter.in === 'path') expect(parameter.required).toBe(true);
        }
      }
    }
  });

  it('says which calls need a session, and which will take a bearer token', async () => {
    const { paths, components } = await document();
    for (const [, { path, method, access, bearer }] of calls) {
      const { security } = paths[path][method.toLowerCase()];
      for (const way of security)
        for (const scheme of Object.keys(way)) expect(components.securitySchemes).toHaveProperty(scheme);
      expect(security.map((way: Node) => Object.keys(way)[0])).toEqual(
        access === 'anyone' ? [] : bearer ? ['session', 'bearer'] : ['session'],
      );
    }
  });

  it('describes bodies a client can build: what is required is what the server requires', async () => {
    const { paths } = await document();
    for (const [name, { path, method, body }] of calls) {
      if (!body) continue;
      const { requestBody } = paths[path][method.toLowerCase()];
      const { schema } = requestBody.content['application/json'];
      const missing = body.safeParse({}).error?.issues.map((issue) => String(issue.path[0])) ?? [];
      expect(schema.required ?? [], name).toEqual(expect.arrayContaining(missing));
      expect(Object.keys(schema.properties), name).toEqual(expect.arrayContaining(missing));
    }
  });

  it('can be read by people, with every call and problem in it', async () => {
    const { text } = await server().visitor().call('docs');
    for (const [name, { path, method }] of calls) {
      expect(text).toContain(`id="${name}"`);
      expect(text).toContain(`<span>${method}</span> ${path}`);
    }
  });
});
