/** What browsers keep: whose an answer is, how the worker comes, and how it is taken away. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeApp } from '#server/http/app.ts';
import { loadFiles } from '#server/http/files.ts';
import { testWorld } from '../world.ts';

const builtClient = () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'sw.js'), 'the worker');
  writeFileSync(join(folder, 'sw-off.js'), 'its way out');
  writeFileSync(join(folder, 'app.html'), '<!doctype html>');
  return loadFiles(folder);
};

const askFor = async (env: Record<string, string>, path: string, headers: Record<string, string> = {}) => {
  const { world } = await testWorld(env);
  const app = makeApp(world, builtClient());
  const all = { host: 'localhost', ...headers };
  const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers: all };
  return app.fetch(new Request(`http://localhost${path}`, { headers: all }), {
    incoming,
  } as unknown as HttpBindings);
};

describe('the service worker', () => {
  it('is asked for anew each time, and may speak to this server only', async () => {
    const answer = await askFor({}, '/sw.js');
    expect(await answer.text()).toBe('the worker');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  it('is taken away from every browser by one setting', async () => {
    const answer = await askFor({ SERVICE_WORKER: 'off' }, '/sw.js');
    expect(await answer.text()).toBe('its way out');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('an answer', () => {
  it('says whose it is, to the signed-in person, also when it refuses', async () => {
    const { person, visitor } = await testWorld();
    const ann = await person();
    for (const answer of [
      await ann.call('listBooks'),
      await ann.call('currentUser'),
      await ann.call('readDiscussion', { params: { id: 999_999 } }),
    ])
      expect(answer.headers.get('x-person')).toBe(String(ann.user.id));
    for (const answer of [await visitor().call('listBooks'), await visitor().call('health')])
      expect(answer.headers.get('x-person')).toBeNull();
  });
});
