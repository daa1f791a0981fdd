/** The journeys' house behind a door that can hand out another service worker: a newer version, or its way out. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject, onTestFinished } from 'vitest';

type Handed = 'as built' | 'newer' | 'off';

export const changingHouse = async () => {
  const { origin } = inject('journeys');
  let handed: Handed = 'as built';
  const door = createServer((asked, answer) => {
    const isWorker = asked.url === '/sw.js';
    const path = isWorker && handed === 'off' ? '/sw-off.js' : (asked.url ?? '/');
    const headers = { ...asked.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
    const passedOn = request(origin + path, { method: asked.method, headers }, (given) => {
      const { 'content-length': _, etag: __, ...kept } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isWorker ? kept : given.headers);
      if (!isWorker || handed !== 'newer') return given.pipe(answer);
      given.setEncoding('utf8');
      let code = '';
      given.on('data', (piece: string) => {
        code += piece;
      });
      // Another version in name, as it would be with one byte changed anywhere.
      given.on('end', () => answer.end(code.replace(/(version:\W)[0-9a-f]{12}/, '$1newer')));
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    door.closeAllConnections();
    door.close();
  });
  return {
    origin: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    hand: (what: Handed) => {
      handed = what;
    },
  };
};
