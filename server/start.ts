/** Opens the doors and closes them in order: no new requests, streams to their end, then the database. */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { type Config, StartProblem } from './config.ts';
import { openDoors } from './doors.ts';
import { makeApp } from './http/app.ts';
import { loadFiles } from './http/files.ts';
import { localAddress, makeWorld } from './world.ts';

const DRAIN_MS = 20_000;
const SWEEP_EVERY_MS = 60_000;
/** A connection on which nothing moves for so long is let go: nobody reads, or nobody is there. */
const SILENT_MS = 120_000;
const WEB = fileURLToPath(new URL('../web/dist', import.meta.url));

export const startServer = async (config: Config) => {
  const world = await makeWorld(config);
  const app = makeApp(world, loadFiles(WEB));
  const { server, closeDoors } = await listen(app.fetch, config).catch(async (thrown: unknown) => {
    await world.close();
    throw thrown;
  });
  const sweeping = setInterval(() => {
    world.sweep().catch((error: unknown) => world.log.warn({ err: error }, 'sweeping failed'));
  }, SWEEP_EVERY_MS);
  sweeping.unref();
  world.covers.start();

  const { port } = server.address() as { port: number };
  const address = config.publicUrl ?? localAddress({ host: config.host, port });
  const where = config.databaseUrl ? 'PostgreSQL' : config.dataDir;
  process.stdout.write(
    `Colloquy is ready at ${address}\n  Guide: ${world.guide.name === 'builtin' ? 'built-in' : world.guide.name}\n  Data:  ${where}\n${existsSync(WEB) ? '' : '  The web client has not been built: npm run build\n'}`,
  );

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      clearInterval(sweeping);
      // A balancer asks now and then whether we are ready; until it has heard that we are not, it sends people.
      world.isStopping = true;
      await sleep(config.stopDelaySeconds * 1000);
      await drain(server, closeDoors);
      await world.close();
      world.log.flush();
    })();
    return stopping;
  };
  return { port, world, stop };
};

const listen = async (fetch: Parameters<typeof createAdaptorServer>[0]['fetch'], config: Config) => {
  const server = createAdaptorServer({ fetch }) as Server;
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  server.timeout = SILENT_MS;
  const closeDoors = await openDoors(server, config).catch((thrown: unknown) => {
    throw asStartProblem(thrown as NodeJS.ErrnoException, config);
  });
  return { server, closeDoors };
};

const asStartProblem = (thrown: NodeJS.ErrnoException, { host, port }: Config): Error => {
  if (thrown.code === 'EADDRINUSE')
    return new StartProblem(
      `Port ${port} on ${host} is in use. Stop what uses it, or choose another: PORT=3001 npm start`,
    );
  if (thrown.code === 'EACCES')
    return new StartProblem(`Port ${port} may not be used by this account. Choose one above 1023: PORT=3000`);
  if (thrown.code === 'EADDRNOTAVAIL' || thrown.code === 'ENOTFOUND')
    return new StartProblem(`HOST ${host} is no address of this machine. For all of them: HOST=0.0.0.0`);
  return thrown;
};

const drain = async (server: Server, closeDoors: () => Promise<void>): Promise<void> => {
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  // Browsers hold a connection open after its answer; nobody may wait for them.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const closed = closeDoors();
  server.closeIdleConnections();
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
};
