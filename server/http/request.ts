/** What the connection says about a request: whose it is and how it came. Worked out only when asked for. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { clientAddress, isFromProxy } from './address.ts';

export type Env = { Bindings: HttpBindings; Variables: { requestId: string; call: string } };

export class Incoming {
  readonly #c: Context<Env>;
  readonly #config: Config;
  readonly secure: boolean;

  constructor(c: Context<Env>, config: Config) {
    this.#c = c;
    this.#config = config;
    this.secure = this.#scheme() === 'https';
  }

  get method(): string {
    return this.#c.req.method;
  }

  header(name: string): string | undefined {
    // Node's own headers, where there are some: building a Headers object for each request costs more than SQLite.
    const headers = this.#c.env?.incoming?.headers;
    if (!headers) return this.#c.req.header(name);
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  // A connection that is already gone has no address; it must not pass for one from this machine.
  get #socket(): string {
    return this.#c.env?.incoming?.socket?.remoteAddress ?? 'unknown';
  }

  get address(): string {
    return clientAddress(this.#socket, this.header('x-forwarded-for'), this.#config.proxies);
  }

  #scheme(): string {
    const { proxies, publicUrl } = this.#config;
    const forwarded = isFromProxy(this.#socket, proxies)
      ? this.header('x-forwarded-proto')?.split(',')[0]?.trim()
      : undefined;
    return forwarded ?? (publicUrl?.startsWith('https:') ? 'https' : 'http');
  }
}
