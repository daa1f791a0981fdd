/**
 * A small internet for tests: names with public addresses, all of whose connections end at one server on
 * this machine. Whatever the guard lets through is counted.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Wires } from '#server/outbound/connect.ts';

export type Site = (request: IncomingMessage, response: ServerResponse) => void;

/** Belongs to the open internet, and so passes; nothing is ever sent there. */
export const PUBLIC_ADDRESS = '93.184.215.14';

export const testInternet = async (sites: Record<string, Site> = {}) => {
  const seen = {
    /** Sockets that were opened. */
    accepted: 0,
    /** Addresses they were meant for. */
    dialled: [] as string[],
    resolved: [] as string[],
    requests: [] as IncomingMessage[],
  };
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    seen.requests.push(request);
    const site = sites[request.headers.host ?? ''];
    if (site) site(request, response);
    else response.writeHead(404).end();
  });
  server.on('connection', (socket) => {
    seen.accepted += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  const wires: Wires = {
    resolve: async (host) => {
      seen.resolved.push(host);
      return [PUBLIC_ADDRESS];
    },
    dial: (address) => {
      seen.dialled.push(address);
      return { address: '127.0.0.1', port };
    },
  };
  return { wires, seen, sites, openSockets: () => sockets.size };
};

/** No name is known and nothing can be reached: what a test gets that did not ask for an internet. */
export const noInternet: Wires = {
  resolve: async (host) => {
    throw new Error(`A test looked up ${host}.`);
  },
  dial: (address) => {
    throw new Error(`A test dialled ${address}.`);
  },
};
