/** What the connection says about a request: whose it is and how it came. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { clientAddress } from './address.ts';

export type Env = { Bindings: HttpBindings; Variables: { requestId: string; call: string; userId?: number } };

export type Origin = { address: string; scheme: 'http' | 'https' };

export const whereFrom = (c: Context<Env>, config: Config): Origin => {
  const incoming = c.env?.incoming;
  const socket = incoming?.socket?.remoteAddress ?? '127.0.0.1';
  const header = (name: string) => {
    const value = incoming ? incoming.headers[name] : c.req.header(name);
    return Array.isArray(value) ? value.join(',') : value;
  };
  const address = clientAddress(socket, header('x-forwarded-for'), config.proxies);
  const behindProxy = 'networks' in config.proxies || config.proxies.hops > 0;
  const forwarded = behindProxy ? header('x-forwarded-proto')?.split(',')[0]?.trim() : undefined;
  const scheme = forwarded ?? (config.publicUrl?.startsWith('https:') ? 'https' : 'http');
  return { address, scheme: scheme === 'https' ? 'https' : 'http' };
};
