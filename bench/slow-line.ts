/** A phone on a slow network in front of a server: a line of so many kilobits a second and so long a way, for all it carries. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** As the usual tools have a slow 4G. */
export const SLOW_4G = { kilobits: 1_600, wayMs: 75 };
const PIECE = 1_400;

type Line = { url: string; close: () => void };

export const slowLine = async (target: string, { kilobits, wayMs }: typeof SLOW_4G): Promise<Line> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  // One line for all connections: what one sends, the others wait for.
  let freeAt = 0;
  const carry = (from: Socket, to: Socket) => {
    let before = Promise.resolve();
    from.on('data', (bytes: Buffer) => {
      from.pause();
      before = before.then(async () => {
        for (let at = 0; at < bytes.length; at += PIECE) {
          const piece = bytes.subarray(at, at + PIECE);
          freeAt = Math.max(freeAt, performance.now()) + (piece.length * 8) / kilobits;
          const due = freeAt - performance.now();
          if (due > 4) await sleep(due);
          setTimeout(() => to.writable && to.write(piece), wayMs);
        }
        from.resume();
      });
    });
    from.on('end', () => void before.then(() => setTimeout(() => to.end(), wayMs)));
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
  };
  const server = createServer((phone) => {
    const house = connect(Number(port), hostname);
    for (const socket of [phone, house]) sockets.add(socket.setNoDelay());
    carry(phone, house);
    carry(house, phone);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
