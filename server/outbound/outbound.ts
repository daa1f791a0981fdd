/**
 * The only way out. Whatever address a person or another site names, this goes to public addresses on
 * standard ports only, looks again at every redirect, carries nothing of ours along, and stops at a number
 * of bytes and seconds.
 */
import { hostname } from 'node:os';
import { connectPinned, type Wires } from './connect.ts';
import { bareHost, checkDestination } from './destination.ts';
import { OutboundProblem } from './outbound-problem.ts';
import { resolveByDns } from './resolve.ts';
import { untilAborted } from './until-aborted.ts';

export type Ask = {
  /** What is asked for, as an Accept header. */
  accept: string;
  mostBytes: number;
  /** In all: names, connections, redirects and the last byte. */
  withinMs: number;
};
export type Got = { bytes: Buffer; type: string; url: string };
export type Outbound = { get: (address: string, ask: Ask) => Promise<Got> };

const MOST_REDIRECTS = 4;
const MOST_HEADER_BYTES = 16 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const openWires: Wires = { resolve: resolveByDns, dial: (address, port) => ({ address, port }) };

export const makeOutbound = (made: {
  publicUrl?: string | undefined;
  wires?: Wires | undefined;
}): Outbound => {
  const wires = made.wires ?? openWires;
  const ownHosts = new Set([hostname().toLowerCase()]);
  if (made.publicUrl) ownHosts.add(bareHost(new URL(made.publicUrl).hostname));
  const userAgent = `Colloquy/1.0${made.publicUrl ? ` (+${made.publicUrl})` : ''}`;

  /** One request on a connection of its own: the answer's bytes, or where it sends us. */
  const request = async (url: URL, ask: Ask, signal: AbortSignal): Promise<Got | { goTo: string }> => {
    // A hundred files, which a start need not wait for.
    const { buildConnector, Client } = await import('undici');
    const connect = connectPinned(wires, buildConnector);
    const client = new Client(url.origin, { connect, maxHeaderSize: MOST_HEADER_BYTES, pipelining: 1 });
    try {
      const answer = await client.request({
        method: 'GET',
        path: url.pathname + url.search,
        headers: { accept: ask.accept, 'accept-encoding': 'identity', 'user-agent': userAgent },
        signal,
      });
      // Without a listener, closing the connection on an answer nobody reads would bring the process down.
      answer.body.on('error', () => {});
      const header = (name: string): string => String(answer.headers[name] ?? '');
      // Headers arrive as bytes; those of an address are UTF-8 where they are not plain.
      const goTo = Buffer.from(header('location'), 'latin1').toString('utf8');
      if (REDIRECTS.has(answer.statusCode) && goTo !== '') return { goTo };
      if (answer.statusCode !== 200) throw badStatus(answer.statusCode, header('retry-after'));
      // What was packed although we asked for it plain could unpack to anything.
      if (!/^(identity)?$/i.test(header('content-encoding').trim()))
        throw new OutboundProblem('unreachable', 'The answer came packed.');
      if (Number(header('content-length')) > ask.mostBytes) throw tooLarge();
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of answer.body as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > ask.mostBytes) throw tooLarge();
        chunks.push(chunk);
      }
      return { bytes: Buffer.concat(chunks), type: header('content-type'), url: url.href };
    } finally {
      await client.destroy();
    }
  };

  const follow = async (address: string, ask: Ask, signal: AbortSignal): Promise<Got> => {
    let url = checkDestination(address, ownHosts);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const outcome = await request(url, ask, signal);
      if (!('goTo' in outcome)) return outcome;
      url = checkDestination(outcome.goTo, ownHosts, url);
    }
    throw new OutboundProblem('unreachable', 'It redirects without end.');
  };

  return {
    get: async (address, ask) => {
      const signal = AbortSignal.timeout(Math.max(1, Math.round(ask.withinMs)));
      try {
        return await untilAborted(follow(address, ask, signal), signal);
      } catch (thrown) {
        throw asOutboundProblem(thrown, signal);
      }
    },
  };
};

const tooLarge = () => new OutboundProblem('too_large', 'The answer is too large.');

const badStatus = (status: number, retryAfter: string) =>
  new OutboundProblem('status', `The answer was ${status}.`, {
    status,
    retryAfter: /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined,
  });

const asOutboundProblem = (thrown: unknown, signal: AbortSignal): OutboundProblem => {
  if (thrown instanceof OutboundProblem) return thrown;
  if (signal.aborted) return new OutboundProblem('too_slow', 'It took too long.', { cause: thrown });
  return new OutboundProblem('unreachable', 'It could not be reached.', { cause: thrown });
};
