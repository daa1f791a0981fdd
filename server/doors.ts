/**
 * Where connections come in. In one round of the event loop Node takes one new connection from each listening
 * socket; when many are served, and rounds are long, newcomers would wait for seconds before we even know of
 * them. So there are several sockets on the one port, and the system spreads newcomers over them.
 */
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net';

const DOORS = 16;
const MOST_CONNECTIONS = 20_000;

const listen = (server: Server, at: ListenOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, () => {
      server.off('error', reject);
      resolve();
    });
  });

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Several sockets may share a port only if all of them say so; then nobody would be told that it is in use. */
const freePort = async (at: { port: number; host: string }): Promise<number> => {
  const probe = createServer();
  await listen(probe, at);
  const { port } = probe.address() as AddressInfo;
  await closed(probe);
  return port;
};

/** What comes back takes no more connections, and is settled when those there are have ended. */
export const openDoors = async (
  server: HttpServer,
  at: { port: number; host: string },
): Promise<() => Promise<void>> => {
  server.maxConnections = MOST_CONNECTIONS;
  // Elsewhere than on Linux newcomers are not spread.
  if (process.platform !== 'linux') {
    await listen(server, at);
    return () => closed(server);
  }
  const shared = { ...at, port: await freePort(at), reusePort: true };
  await listen(server, shared);
  const doors: Server[] = [server];
  while (doors.length < DOORS) {
    const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    );
    door.maxConnections = MOST_CONNECTIONS;
    await listen(door, shared);
    doors.push(door);
  }
  return async () => {
    await Promise.all(doors.map(closed));
  };
};
