/** Opens the socket to the very address that was checked: nothing is resolved again on the way. */
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { buildConnector } from 'undici';
import { bareHost } from './destination.ts';
import { OutboundProblem, refused } from './outbound-problem.ts';
import { sameAddress } from './public-address.ts';
import { publicAddressesOf, type Resolve } from './resolve.ts';

/** How the world is reached. Tests hand in wires that end at a server of their own. */
export type Wires = {
  resolve: Resolve;
  /** Where the socket for a checked address is opened: there, and nowhere else. */
  dial: (address: string, port: number) => { address: string; port: number };
};

/** More addresses than this of one name are not tried. */
const MOST_TRIES = 3;
const CONNECT_MS = 3000;

export const connectPinned = (
  wires: Wires,
  makeConnector: typeof buildConnector,
): buildConnector.connector => {
  const open = makeConnector({ allowH2: false, maxCachedSessions: 0, timeout: CONNECT_MS });

  const openTo = (address: string, options: buildConnector.Options): Promise<Connected> => {
    const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80));
    const end = wires.dial(address, port);
    const host = bareHost(options.hostname);
    const servername = options.protocol === 'https:' && isIP(host) === 0 ? { servername: host } : {};
    return new Promise((resolve, reject) => {
      open(
        { hostname: end.address, protocol: options.protocol, port: String(end.port), ...servername },
        (error, socket) => {
          if (error) return reject(error);
          if (sameAddress(socket.remoteAddress ?? '', end.address)) return resolve(socket);
          socket.destroy();
          reject(refused('The connection went astray.'));
        },
      );
    });
  };

  const connect = async (options: buildConnector.Options): Promise<Connected> => {
    const host = bareHost(options.hostname);
    const resolve = isIP(host) === 0 ? wires.resolve : async () => [host];
    const addresses = await publicAddressesOf(host, resolve, ownAddresses());
    let problem: unknown;
    for (const address of addresses.slice(0, MOST_TRIES))
      try {
        return await openTo(address, options);
      } catch (thrown) {
        if (thrown instanceof OutboundProblem) throw thrown;
        problem = thrown;
      }
    throw problem;
  };

  return (options, callback) => {
    connect(options).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );
  };
};

type Connected = NonNullable<Parameters<buildConnector.Callback>[1]>;

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((cards) => cards?.map((card) => card.address) ?? []);
