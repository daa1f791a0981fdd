/** A server whose model is given up on a hundred times sooner than in earnest, so that its faults can be watched. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { breaker } from '#guide/engines/breaker.ts';
import { builtIn } from '#guide/engines/built-in.ts';
import { withTakeover } from '#guide/engines/takeover.ts';
import { readConfig } from '#server/config.ts';
import { makeApp } from '#server/http/app.ts';
import { loadFiles } from '#server/http/files.ts';
import { makeWorld } from '#server/world.ts';
import { guideAt, realClock } from '../providers/asking.ts';
import { startMock } from '../providers/mock.ts';

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

export const hastyHouse = async () => {
  const model = await startMock();
  const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-hasty-'));
  const config = readConfig({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    AI_PROVIDER: 'builtin',
    BOOK_SEARCH: 'off',
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'fatal',
  });
  const guide = withTakeover({
    model: guideAt(model, 'openai'),
    builtIn,
    breaker: breaker({ clock: realClock }),
  });
  const world = await makeWorld(config, { guide });
  const app = makeApp(world, loadFiles(WEB));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await world.close();
    await model.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { origin: `http://127.0.0.1:${port}`, model };
};
