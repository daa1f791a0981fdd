/** The whole of HTTP: the calls, the pages, the figures, and what every answer has in common. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { World } from '../world.ts';
import { isLoopback } from './address.ts';
import { asProblem, problemResponse } from './failures.ts';
import type { Files } from './files.ts';
import { securityHeaders } from './headers.ts';
import { mountApi } from './mount.ts';
import { mountPages } from './pages.ts';
import { type Env, whereFrom } from './request.ts';

export const makeApp = (world: World, files: Files): Hono<Env> => {
  const app = new Hono<Env>();
  const { log, metrics, config } = world;
  const forType = securityHeaders(files.hashes, config.publicUrl?.startsWith('https:') ?? false);
  const run = randomBytes(4).toString('hex');
  let count = 0;

  app.use('*', async (c, next) => {
    const began = performance.now();
    count += 1;
    const requestId = `${run}-${count.toString(36)}`;
    c.set('requestId', requestId);
    await next();
    const { headers, status } = c.res;
    const isPage = headers.get('content-type')?.startsWith('text/html');
    for (const [name, value] of isPage ? forType.page : forType.answer) headers.set(name, value);
    headers.set('x-request-id', requestId);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    const ms = performance.now() - began;
    const call = c.get('call') ?? 'unknown';
    metrics.answered(call, status, ms);
    log.info({
      requestId,
      call,
      method: c.req.method,
      status,
      ms: Math.round(ms * 10) / 10,
      userId: c.get('userId'),
    });
  });

  mountApi(app, world);

  app.get('/metrics', async (c) => {
    c.set('call', 'metrics');
    const direct = !c.req.header('x-forwarded-for') && isLoopback(whereFrom(c, config).address);
    if (!direct && !isToken(c.req.header('authorization'), config.metricsToken))
      return c.text('Not found', 404);
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
  });

  mountPages(app, world, files);
  app.notFound((c) => c.text('Not found', 404));
  app.onError((thrown, c) =>
    problemResponse(asProblem(thrown, world, { call: 'page', requestId: c.get('requestId') })),
  );
  return app;
};

const isToken = (authorization: string | undefined, token: string | undefined): boolean => {
  if (!authorization || !token) return false;
  const given = Buffer.from(authorization);
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
